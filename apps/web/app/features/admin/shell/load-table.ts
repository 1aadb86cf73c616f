import type { Listed } from '~/lib/api/call.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { type Parameter, readListQuery } from '~/lib/list/read-address.ts';

export interface Table<Row> {
  list: Listed<Row>;
  query: ListQuery;
  /** Of the page that is shown; none of the first. */
  cursor: string | null;
  isFirst: boolean;
  now: number;
}

/** How many rows a page of a table shows. */
export const perPage = 24;

/** A page of a table, as its address asks for it. */
export async function loadTable<Row>(
  url: URL,
  parameters: readonly Parameter[],
  ask: (query: Record<string, string>) => Promise<Listed<Row>>,
): Promise<Table<Row>> {
  const query = readListQuery(url, parameters);
  const cursor = url.searchParams.get('cursor');
  const plain = Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, [value].flat()[0] ?? '']),
  );
  const list = await ask({ ...plain, limit: `${perPage}`, ...(cursor && { cursor }) });
  return { list, query: plain, cursor, isFirst: !cursor, now: Date.now() };
}

/** Options whose words are their values. */
export const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));
