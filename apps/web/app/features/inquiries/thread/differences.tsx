import { cancellationWords } from '@serendib/contract/inquiries/cancellation-in-words';
import { kilometresInWords } from '@serendib/contract/inquiries/kilometres-in-words';
import { lineWords } from '@serendib/contract/inquiries/line-in-words';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { pointWords } from '@serendib/contract/inquiries/points';
import { formatLkr } from '@serendib/contract/words/lkr';
import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { momentThereAndHere, whenInWords } from '~/lib/inquiries/thread-words.ts';
import { marked } from '~/ui/text/marked.tsx';
import { rich } from '~/ui/text/rich.ts';

type Line = Offer['lines'][number];

/** The lines of an offer by their labels; of several with one label each stands by itself. */
function linesOf({ lines }: Offer): Map<string, Line> {
  const found = new Map<string, Line>();
  for (const line of lines) {
    let nth = 1;
    while (found.has(`${nth} ${line.label}`)) nth += 1;
    found.set(`${nth} ${line.label}`, line);
  }
  return found;
}

/** What an offer says otherwise than the one that it took the place of, in words, with those of its partner in their language. */
export function differencesOf(before: Offer, after: Offer): ReactNode[] {
  const [was, is] = [linesOf(before), linesOf(after)];
  const said: ReactNode[] = [];
  const changed = (name: string, from: string, to: string) => {
    if (from === to) return;
    const words = { name: marked(name), to: marked(to), from: marked(from) };
    said.push(rich(parts('{name}: {to} instead of {from}'), words));
  };
  changed(t('In all'), formatLkr(before.total), formatLkr(after.total));
  const whole = ({ label, total }: Line) => (
    <>
      {marked(label)}, {formatLkr(total)}
    </>
  );
  for (const [key, line] of is) {
    const old = was.get(key);
    if (!old) said.push(rich(parts('New: {what}'), { what: whole(line) }));
    else if (old.total === line.total) changed(line.label, lineWords(old), lineWords(line));
    else changed(line.label, formatLkr(old.total), formatLkr(line.total));
  }
  for (const [key, line] of was)
    if (!is.has(key)) said.push(rich(parts('No longer: {what}'), { what: whole(line) }));
  changed(t('The days'), whenInWords(before), whenInWords(after));
  changed(
    t('Kilometres'),
    kilometresInWords(before) ?? t('not said'),
    kilometresInWords(after) ?? t('not said'),
  );
  for (const what of after.included)
    if (!before.included.includes(what))
      said.push(rich(parts('Now included: {what}'), { what: marked(pointWords(what)) }));
  for (const what of before.included)
    if (!after.included.includes(what))
      said.push(rich(parts('No longer included: {what}'), { what: marked(pointWords(what)) }));
  // What went from one of an offer's two lists into the other is told above.
  for (const what of after.notIncluded)
    if (!before.notIncluded.includes(what) && !before.included.includes(what))
      said.push(rich(parts('Now not included: {what}'), { what: marked(pointWords(what)) }));
  for (const what of before.notIncluded)
    if (!after.notIncluded.includes(what) && !after.included.includes(what))
      said.push(rich(parts('No longer named as not included: {what}'), { what: marked(pointWords(what)) }));
  changed(t('Cancellation'), cancellationWords(before.cancellation), cancellationWords(after.cancellation));
  changed(t('Valid until'), momentThereAndHere(before.validUntil), momentThereAndHere(after.validUntil));
  return said;
}
