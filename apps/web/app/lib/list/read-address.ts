import { writtenNumber } from '@serendib/contract/numbers/written-number';
import { aliasIn } from '@serendib/contract/options/option';
import type { ListQuery } from './list-address.ts';

/** One parameter that a list page understands: with its options, several values may stand beside each other. */
export interface Parameter {
  name: string;
  options?: readonly { value: string; label: string }[];
  /** Other words taken for an option, in lower case. */
  aliases?: Record<string, string>;
  /** A whole number, as people write it, and between what it lies. */
  number?: { from: number; to: number };
}

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
      const written = writtenNumber(sent[0]);
      const whole = typeof written === 'number' ? Math.round(written) : Number.NaN;
      if (whole >= number.from && whole <= number.to) query[name] = String(whole);
    } else if (sent[0]) query[name] = sent[0].slice(0, 100);
  }
  return query;
}
