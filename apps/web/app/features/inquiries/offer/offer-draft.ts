import { dayOf } from '@serendib/contract/calendar';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { usualEnd, type Values } from './offer-values.ts';
import { labelledForPage, labelledInEnglish } from './usual-lines.ts';

/**
 * An offer that was written and not sent yet, and in place of which other, if any: another that came meanwhile is not written over. It may
 * be opened on a page in another language.
 */
export function offerDraft(
  userId: string | undefined,
  threadId: string,
  before: string | undefined,
  first: Values,
) {
  const inEnglish = (values: Values): Values => ({ ...values, lines: labelledInEnglish(values.lines) });
  const kept = wordsDraft(userId, `offer:${threadId}:${before ?? 'first'}`, inEnglish(first));
  return {
    ...kept,
    keep: (values: Values) => kept.keep(inEnglish(values)),
    read() {
      const draft = kept.read();
      if (!draft) return null;
      const { validUntil, from, lines } = draft.values;
      const isOver = validUntil < dayOf(Date.now());
      const now = { lines: labelledForPage(lines), validUntil: isOver ? usualEnd(from) : validUntil };
      return { ...draft, values: { ...draft.values, ...now } };
    },
  };
}
