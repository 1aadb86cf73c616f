import { aliasIn } from '@serendib/contract/options/option';
import type { ListQuery } from './list-address.ts';

/** One parameter that a list page understands: with its options, several values may stand beside each other. */
export interface Parameter {
  name: string;
  options?: readonly { value: string; label: string }[];
  /** Other words taken for an option, in lower case. */
  aliases?: Record<string, string>;
  /** A whole number, and between what it lies. */
  number?: { from: number; to: number };
}

/** Options that no page says in words. */
export const asOptions = (values: readonly string[]) => values.map((value) => ({ value, label: value }));

/** What of an address a list understands. Unknown options and typing errors are left out, never refused. */
export function readListQuery(url: URL, parameters: readonly Parameter[]): ListQuery {
  const query: ListQuery = {};
  for (const { name, options, aliases, number } of parameters) {
    const sent = url.searchParams
      .getAll(name)
      .map((value) => value.trim())
      .filter(Boolean);
    if (options) {
      const known = sent.flatMap((value) => {
        const word = value.toLowerCase();
        const wanted = (aliasIn(aliases, word) ?? word).toLowerCase();
        return options.find((option) => option.value.toLowerCase() === wanted)?.value ?? [];
      });
      if (known.length > 0) query[name] = [...new Set(known)];
    } else if (number) {
      const [written = ''] = sent;
      const isBetween = Number(written) >= number.from && Number(written) <= number.to;
      if (/^\d{1,9}$/.test(written) && isBetween) query[name] = written;
    } else if (sent[0]) query[name] = sent[0].slice(0, 100);
  }
  return query;
}
