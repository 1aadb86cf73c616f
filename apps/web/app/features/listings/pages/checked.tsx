import { dayInWords } from '@serendib/contract/calendar-words';
import type { Replies } from '@serendib/contract/listings/replies';
import { checkedParts } from '@serendib/contract/options/checked-parts';
import { labelOf } from '@serendib/contract/options/option';
import { parts } from '@serendib/contract/words/t';
import { answeredWords, replyWords } from '~/lib/words/reply-words.ts';
import { rich } from '~/ui/text/rich.ts';

interface CheckedProps {
  of: { checkedAt: string | null; checked: readonly string[]; replies: Replies | null };
}

/** What we know of a listing and its partner: when our team looked, and at what; how soon one is answered. */
export const Checked = ({ of: { checkedAt, checked, replies } }: CheckedProps) => (
  <div className="grid gap-2 text-14 text-ink-2">
    {replies && <p>{[replyWords(replies), answeredWords(replies)].filter(Boolean).join(' · ')}</p>}
    {checkedAt && (
      <p>
        {rich(parts('Checked by our team on {day}: {checked}.'), {
          day: <time dateTime={checkedAt}>{dayInWords(checkedAt)}</time>,
          checked: checked.map((part) => labelOf(checkedParts, part)).join(', '),
        })}
      </p>
    )}
  </div>
);
