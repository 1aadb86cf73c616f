import type { Problem } from '@serendib/contract/listings/check';
import type { Field } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { t } from '@serendib/contract/words/t';

/** More than any list may have; how many it may is checked with its field. */
const mostItems = 500;
/** Of values that are not text of the form's own: addresses, numbers, options, parts of rows. */
const longestPart = 4_000;

/** The longest that is looked at. What spaces are trimmed from is given room for them; HTML is dear to clean. */
function longestOf({ type, max = 500 }: Field): number {
  if (type === 'html') return max;
  return type === 'text' || type === 'longText' ? 2 * max + 1_000 : longestPart;
}

/**
 * What was sent, with something short in place of what is far too long, which is refused in the same words: so that
 * nothing is cleaned or checked whose length alone is wrong. Lists without end are refused at once.
 */
export function boundSent(
  { fields }: Pick<Kind, 'fields'>,
  sent: Record<string, unknown>,
): { bounded: Record<string, unknown>; problems: Problem[] } {
  const bounded = { ...sent };
  const problems: Problem[] = [];
  for (const field of fields) {
    const value = bounded[field.name];
    if (typeof value === 'string') {
      if (value.length > longestOf(field)) bounded[field.name] = 'x'.repeat((field.max ?? 500) + 1);
    } else if (Array.isArray(value)) {
      if (value.length > mostItems)
        problems.push({
          field: field.name,
          message: t('{label} can have at most {mostItems} entries.', { label: field.label, mostItems }),
        });
      else bounded[field.name] = value.map(boundItem);
    }
  }
  return { bounded, problems };
}

/** Cut to what is still too long for any of them, and so refused. */
function boundItem(item: unknown): unknown {
  if (typeof item === 'string') return item.slice(0, longestPart);
  if (typeof item !== 'object' || item === null || Array.isArray(item)) return item;
  const cut = (value: unknown) => (typeof value === 'string' ? value.slice(0, longestPart) : value);
  return Object.fromEntries(
    Object.entries(item)
      .slice(0, 20)
      .map(([name, value]) => [name, cut(value)]),
  );
}
