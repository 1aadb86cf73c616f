import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { Listed } from '~/lib/api/call.ts';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';
import { Pager } from '../navigate/pager.tsx';
import type { ActiveFilter } from './active-filters.tsx';

/** What is found farther away, or with one word or filter less. */
export interface Fewer {
  query: ListQuery;
  /** What was taken away: a word of the search, or a value of a filter; of `radius` the distance that is asked for instead. */
  gone: { name: string; value: string };
  total: number;
}

export interface ListEndProps {
  path: string;
  query: ListQuery;
  list: Pick<Listed<unknown>, 'next' | 'previous' | 'before'>;
  /** Whether the page was asked for by a cursor. */
  isFirst: boolean;
  fewer: readonly Fewer[];
  active: readonly ActiveFilter[];
}

/** How many stand on a page of a list. */
const onPage = 24;

/** After the results: the ways to other pages, or, where nothing was found, what is found with less asked for. */
export function ListEnd({ path, query, list, isFirst, fewer, active }: ListEndProps) {
  const here = listAddress(path, query);
  const at = (cursor: string) =>
    `${here}${here.includes('?') ? '&' : '?'}cursor=${encodeURIComponent(cursor)}`;
  const isSecond = (list.before ?? 0) <= onPage;
  return (
    <>
      {fewer.length > 0 && <LessAsked path={path} fewer={fewer} active={active} />}
      <Pager
        next={list.next && at(list.next)}
        previous={list.previous && (isSecond ? here : at(list.previous))}
        start={isFirst || (list.previous && isSecond) ? null : here}
      />
    </>
  );
}

function LessAsked({ path, fewer, active }: Pick<ListEndProps, 'path' | 'fewer' | 'active'>) {
  const words = ({ name, value }: Fewer['gone'], found: number) => {
    const total = formatNumber(found);
    if (name === 'radius') return t('Within {km} km: {total}', { km: value, total });
    if (name === 'near') return t('Anywhere: {total}', { total });
    const gone = active.find((one) => one.name === name)?.words(value) ?? value;
    return t('Without {gone}: {total}', { gone, total });
  };
  return (
    <nav aria-label={t('With less asked for')} className="mt-2 mb-8">
      <p className="font-semibold">{t('With less asked for there is something:')}</p>
      <ul className="mt-3 flex flex-wrap gap-2">
        {fewer.map(({ query, gone, total }) => (
          <li key={`${gone.name} ${gone.value}`}>
            <Link to={listAddress(path, query)} preventScrollReset className="chip">
              {words(gone, total)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
