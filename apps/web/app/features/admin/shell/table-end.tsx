import type { ListQuery } from '~/lib/list/list-address.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { Pager, withCursor } from '~/ui/navigate/pager.tsx';
import type { Table } from './load-table.ts';

/** The way on, and back to the beginning. */
export function TableEnd({
  path,
  list,
  query,
  isFirst,
}: Pick<Table<unknown>, 'list' | 'query' | 'isFirst'> & { path: string }) {
  const search = listAddress('', query as ListQuery);
  return (
    <div className="mt-4">
      <Pager next={list.next && withCursor(search, list.next)} start={isFirst ? null : `${path}${search}`} />
    </div>
  );
}

/** The address of the page of a table that is shown, with one of its rows open, a form, or nothing. */
export function shownAddress(
  path: string,
  { query, cursor }: Pick<Table<unknown>, 'query' | 'cursor'>,
  open: ListQuery = {},
): string {
  const first = listAddress(path, { ...query, ...open });
  return cursor ? `${path}${withCursor(first.slice(path.length), cursor)}` : first;
}

export const NothingHere = ({ children }: { children: string }) => (
  <p className="border-t-[1.5px] border-ink py-6 text-ink-2">{children}</p>
);
