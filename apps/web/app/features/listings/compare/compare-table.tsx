import { t } from '@serendib/contract/words/t';
import { useId } from 'react';
import { Link } from 'react-router';
import { Picture } from '~/ui/media/picture.tsx';
import { Badge } from '~/ui/text/badge.tsx';
import { languageOf } from '~/ui/text/language.ts';
import type { Cell, Row } from './compare-rows.ts';
import type { Column } from './load-compare.ts';

interface CompareTableProps {
  columns: readonly Column[];
  rows: readonly Row[];
  plural: string;
}

/** A column for each and a line for all that is said of them; where they differ stands out. */
export function CompareTable({ columns, rows, plural }: CompareTableProps) {
  const id = useId();
  const isSeveral = columns.filter(({ shown }) => shown).length > 1;
  return (
    <div className="compare">
      {isSeveral && (
        <p className="mb-4 print:hidden">
          <label className="tick w-fit text-15" htmlFor={id}>
            <input type="checkbox" id={id} className="compare-only" />
            {t('Only what differs')}
          </label>
        </p>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <section className="compare-scroll" tabIndex={0} aria-label={t('Compare {plural}', { plural })}>
        <table data-columns={columns.length}>
          <thead>
            <tr>
              <td />
              {columns.map(({ id, shown }) => (
                <th key={id} scope="col">
                  {shown ? (
                    <Link className="link" to={shown.href} lang={languageOf(shown.title)}>
                      <span className="compare-name">{shown.title}</span>
                    </Link>
                  ) : (
                    <span className="font-normal text-ink-2">{t('This one is not there any more.')}</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            <tr className="compare-look">
              <td />
              {columns.map((column) => (
                <td key={column.id}>
                  <Look {...column} isAlone={columns.length === 1} />
                </td>
              ))}
            </tr>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} data-differs={(isSeveral && differs) || undefined}>
                <th scope="row">{label}</th>
                {columns.map(({ id, shown }, at) => (
                  <td key={id}>{shown && <Said cell={cells[at] ?? null} />}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

function Look({ shown, without, isAlone }: Column & { isAlone: boolean }) {
  const name = shown?.title ?? t('the one that is gone');
  return (
    <>
      {shown && (
        <>
          <Picture
            src={shown.image}
            drawn={shown.drawn}
            initials={shown.initials}
            alt=""
            ratio="4 / 3"
            sizes="12rem"
            className="print:hidden"
          />
          <span className="flex flex-wrap gap-1.5">
            {shown.isPremium && <Badge kind="premium" />}
            {shown.isChecked && <Badge kind="verified" />}
          </span>
        </>
      )}
      {!isAlone && (
        <Link
          className="link inline-flex min-h-11 items-center text-14 font-normal print:hidden"
          to={without}
          aria-label={t('Take away: {name}', { name })}
          preventScrollReset
        >
          {t('Take away')}
        </Link>
      )}
    </>
  );
}

function Said({ cell }: { cell: Cell | null }) {
  if (!cell) return <span className="text-14 text-ink-2">{t('not said')}</span>;
  const { words, value, line } = cell;
  return (
    <>
      <span className="compare-words" lang={languageOf(words)}>
        {value ? <data value={value}>{words}</data> : words}
      </span>
      {line && <span className="block text-14 text-ink-2">{line}</span>}
    </>
  );
}
