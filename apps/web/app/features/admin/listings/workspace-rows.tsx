import { dayInWords } from '@serendib/contract/calendar';
import { hoursSince, waitsSince } from '@serendib/contract/moderation/waiting';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { kindUi } from '~/kinds/index.ts';
import { isNoted, portraitInitials } from '~/lib/images/noted.ts';
import { Picture } from '~/ui/media/picture.tsx';
import { languageOf } from '~/ui/text/language.ts';
import type { AdminRow } from './admin-row.ts';
import { RowFlags } from './row-flags.tsx';
import type { Warned } from './use-warned.ts';
import { waitedWords } from './waited.ts';

interface WorkspaceRowsProps {
  rows: readonly AdminRow[];
  /** The one that is open. */
  current: string | null;
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  hrefOf: (id: string) => string;
  now: number;
  /** Says of each what it is, where kinds are mixed. */
  mixed: boolean;
  /** Which want to be looked at twice. */
  warned: Warned;
}

export function WorkspaceRows({
  rows,
  current,
  chosen,
  onChoose,
  hrefOf,
  now,
  mixed,
  warned,
}: WorkspaceRowsProps) {
  return (
    <ul>
      {rows.map((row) => {
        const { _id, title, image, imageIsDrawing, print, facts, kind } = row;
        return (
          <li key={_id} className="workspace-row" data-current={_id === current || undefined}>
            <label className="tick">
              <span className="sr-only">{t('Choose {title}', { title })}</span>
              <input
                type="checkbox"
                checked={chosen.has(_id)}
                onChange={(event) => onChoose(_id, event.target.checked)}
              />
            </label>
            <Picture
              src={image}
              fallback={print}
              drawn={isNoted(kind) ? imageIsDrawing : undefined}
              initials={portraitInitials(kind, title)}
              alt=""
              ratio="1"
              straight
            />
            <div className="min-w-0">
              <p className="leading-snug font-[650] wrap-anywhere" lang={languageOf(title)}>
                <Link
                  id={`row-${_id}`}
                  to={hrefOf(_id)}
                  className="workspace-open"
                  aria-current={_id === current ? 'true' : undefined}
                >
                  {title}
                </Link>
              </p>
              <p className="mt-0.5 flex flex-wrap gap-1">
                {mixed && <span className="flag">{kindUi[kind].one}</span>}
                <RowFlags of={row} />
                {warned.has(_id) && <span className="flag flag-twice">{t('Look twice')}</span>}
              </p>
              <p className="workspace-facts mt-0.5 text-14 text-ink-2 wrap-anywhere">{facts.join(' · ')}</p>
            </div>
            <RowEnd row={row} now={now} />
          </li>
        );
      })}
    </ul>
  );
}

function RowEnd({ row, now }: { row: AdminRow; now: number }) {
  const { ownerName, submittedAt } = row;
  const since = waitsSince(row);
  return (
    <p className="workspace-end wrap-anywhere">
      {since ? (
        t('waits {time}', { time: waitedWords(hoursSince(since, now)) })
      ) : (
        <time dateTime={submittedAt}>{dayInWords(submittedAt)}</time>
      )}
      <span className="workspace-facts block">{ownerName ?? t('made by our team')}</span>
    </p>
  );
}
