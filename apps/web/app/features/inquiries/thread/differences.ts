import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { daysInWords, momentThereAndHere } from '~/lib/inquiries/thread-words.ts';
import { pointWords } from '../offer/points.ts';

/** What an offer says otherwise than the one that it took the place of, in words. */
export function differencesOf(before: Offer, after: Offer): string[] {
  const was = new Map(before.lines.map((line) => [line.label, line.total]));
  const is = new Map(after.lines.map((line) => [line.label, line.total]));
  const said: string[] = [];
  const changed = (name: string, from: string, to: string) => {
    if (from !== to) said.push(t('{name}: {to} instead of {from}', { name, to, from }));
  };
  changed(t('In all'), formatLkr(before.total), formatLkr(after.total));
  for (const [label, total] of is) {
    const old = was.get(label);
    if (old === undefined) said.push(t('New: {what}', { what: `${label}, ${formatLkr(total)}` }));
    else changed(label, formatLkr(old), formatLkr(total));
  }
  for (const [label, total] of was)
    if (!is.has(label)) said.push(t('No longer: {what}', { what: `${label}, ${formatLkr(total)}` }));
  changed(t('The days'), daysInWords(before), daysInWords(after));
  changed(
    t('Kilometres'),
    kilometresInWords(before) ?? t('not said'),
    kilometresInWords(after) ?? t('not said'),
  );
  for (const what of after.included)
    if (!before.included.includes(what)) said.push(t('Now included: {what}', { what: pointWords(what) }));
  for (const what of before.included)
    if (!after.included.includes(what))
      said.push(t('No longer included: {what}', { what: pointWords(what) }));
  changed(t('Cancellation'), cancellationWords(before.cancellation), cancellationWords(after.cancellation));
  changed(t('Valid until'), momentThereAndHere(before.validUntil), momentThereAndHere(after.validUntil));
  return said;
}
