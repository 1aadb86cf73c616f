import { dayOf } from '@serendib/contract/calendar';
import { draftsOf } from '~/lib/session/drafts.ts';
import { type Kept, keepText, parseKept, readText } from '~/lib/storage/kept.ts';
import { usualEnd, type Values } from './offer-values.ts';

/** An offer that was written and not sent yet: it stays in this browser, under the account of its writer. */
export interface OfferDraft {
  values: Values;
  /** Milliseconds since 1970. */
  savedAt: number;
}

/** In place of which offer, if any, one is written: another that came meanwhile is not written over. */
export const offerDraftKey = (userId: string, threadId: string, before: string | undefined): string =>
  `${draftsOf(userId)}offer:${threadId}:${before ?? 'first'}`;

const isDraft = (kept: Kept): kept is Kept & OfferDraft => {
  const { values, savedAt } = kept;
  const hasLines = typeof values === 'object' && values !== null && 'lines' in values;
  return hasLines && Array.isArray(values.lines) && typeof savedAt === 'number';
};

/** What was kept, over what the form begins with. */
export function readOfferDraft(key: string, first: Values): OfferDraft | null {
  const kept = parseKept(readText(key));
  if (!kept || !isDraft(kept)) return null;
  const values = { ...first, ...kept.values };
  const isOver = values.validUntil < dayOf(Date.now());
  return {
    values: isOver ? { ...values, validUntil: usualEnd(values.from) } : values,
    savedAt: kept.savedAt,
  };
}

/** What is as it was at first is none of the partner's writing. */
export function keepOfferDraft(key: string, values: Values, first: Values): void {
  if (JSON.stringify(values) === JSON.stringify(first)) dropOfferDraft(key);
  else keepText(key, JSON.stringify({ values, savedAt: Date.now() } satisfies OfferDraft));
}

export function dropOfferDraft(key: string): void {
  keepText(key, null);
}
