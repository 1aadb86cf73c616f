import { yearOf } from '@serendib/contract/calendar';
import type { Problem } from '@serendib/contract/listings/check';
import type { Variant } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { labelInSentence } from '@serendib/contract/plain-text';
import { t } from '@serendib/contract/words/t';
import { type FormValues, isFilled } from './values.ts';

export type { Problem };

/**
 * What the contract finds wrong, in the specified order: the very checks of the server. They are fetched when
 * a form is filled in; where they cannot be had, the server says the same a little later.
 */
export async function problemsIn(
  kind: Kind,
  variant: Variant,
  sent: Record<string, unknown>,
  stored?: Record<string, unknown> | undefined,
  ownersVariant?: Variant | undefined,
): Promise<Problem[]> {
  const check = await contract().catch(() => null);
  const checked = check?.checkDetails(kind, variant, sent, {
    thisYear: yearOf(new Date()),
    stored,
    ownersVariant,
  });
  return checked && !checked.ok ? checked.problems : [];
}

/** Fetches the checks while the form is still being filled in. */
export const prepareChecks = (): void => void contract().catch(() => {});

const contract = () => import('@serendib/contract/listings/check');

export const photoNotThere = t('A photo did not arrive. Please send it again or take it away.');

/** The words beside each field: where one sentence speaks of several that are blank, each says what is missing in it. */
export function wordsByField(
  kind: Kind,
  problems: readonly Problem[],
  values: FormValues,
): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { field: name, message } of problems) {
    const field = kind.fields.find((one) => one.name === name);
    const isOfSeveral = problems.some((other) => other.message === message && other.field !== name);
    found[name] ??=
      field && !field.blankMessage && isOfSeveral && !isFilled(field, values[name])
        ? t('Please fill in the {field}', { field: labelInSentence(field.label) })
        : message;
  }
  return found;
}
