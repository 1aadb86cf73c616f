import { type ListQuery, valuesOf } from './list-address.ts';

/** What narrows a list, by its name in the address and its value, in words. */
export type Chips = Record<string, Record<string, string>>;

/** The words of all that an address asks for; each word of a search stands alone as well, for where less is asked for. */
export const chipsFrom = (
  words: Iterable<readonly [string, (value: string) => string]>,
  query: ListQuery,
): Chips =>
  Object.fromEntries(
    [...words].flatMap(([name, inWords]) => {
      const values = valuesOf(query, name);
      const parts = name === 'search' ? values.flatMap((value) => value.split(/\s+/)) : [];
      const said = [...values, ...parts].map((value) => [value, inWords(value)]);
      return said.length > 0 ? [[name, Object.fromEntries(said)]] : [];
    }),
  );
