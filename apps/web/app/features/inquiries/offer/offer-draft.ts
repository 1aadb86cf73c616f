import { dayOf } from '@serendib/contract/calendar';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { usualEnd, type Values } from './offer-values.ts';

/** An offer that was written and not sent yet, and in place of which other, if any: another that came meanwhile is not written over. */
export function offerDraft(
  userId: string | undefined,
  threadId: string,
  before: string | undefined,
  first: Values,
) {
  const kept = wordsDraft(userId, `offer:${threadId}:${before ?? 'first'}`, first);
  return {
    ...kept,
    read() {
      const draft = kept.read();
      const isOver = draft && draft.values.validUntil < dayOf(Date.now());
      return isOver
        ? { ...draft, values: { ...draft.values, validUntil: usualEnd(draft.values.from) } }
        : draft;
    },
  };
}
