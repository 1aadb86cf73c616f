import { momentInWords } from '@serendib/contract/calendar-words';
import { t } from '@serendib/contract/words/t';
import { momentHere } from '~/lib/inquiries/thread-words.ts';

/** A moment by the clocks of Sri Lanka, and by the reader's where they show another time. */
export function Moment({ at }: { at: string }) {
  const here = momentHere(at);
  const there = momentInWords(at);
  return (
    <time dateTime={at}>
      {here ? t('{there} in Sri Lanka, {here} where you are', { there, here }) : there}
    </time>
  );
}
