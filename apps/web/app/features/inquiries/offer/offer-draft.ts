import { dayOf } from '@serendib/contract/calendar';
import { draftsOf } from '~/lib/session/drafts.ts';
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

/** What was kept, over what the form begins with. */
export function readOfferDraft(key: string, first: Values): OfferDraft | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? 'null') as Partial<OfferDraft> | null;
    if (!kept?.values || !Array.isArray(kept.values.lines) || typeof kept.savedAt !== 'number') return null;
    const values = { ...first, ...kept.values };
    const isOver = values.validUntil < dayOf(Date.now());
    return {
      values: isOver ? { ...values, validUntil: usualEnd(values.from) } : values,
      savedAt: kept.savedAt,
    };
  } catch {
    return null;
  }
}

/** What is as it was at first is none of the partner's writing. */
export function keepOfferDraft(key: string, values: Values, first: Values): void {
  try {
    if (JSON.stringify(values) === JSON.stringify(first)) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify({ values, savedAt: Date.now() } satisfies OfferDraft));
  } catch {
    // The form works all the same.
  }
}

export function dropOfferDraft(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // Nothing was kept either.
  }
}
