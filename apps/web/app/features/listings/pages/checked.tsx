import { dayInWords } from '@serendib/contract/calendar';
import type { Replies } from '@serendib/contract/listings/replies';
import { checkedParts } from '@serendib/contract/options/checked-parts';
import { labelOf } from '@serendib/contract/options/option';
import type { PaperSeen } from '@serendib/contract/papers/seen-schema';
import { parts, t } from '@serendib/contract/words/t';
import { answeredWords, replyWords } from '~/lib/words/reply-words.ts';
import { seenWords } from '~/lib/words/seen-words.ts';
import { rich } from '~/ui/text/rich.ts';

interface CheckedProps {
  of: {
    checkedAt: string | null;
    checked: readonly string[];
    replies: Replies | null;
    papersSeen?: readonly PaperSeen[] | undefined;
  };
}

/** What we know of a listing and its partner: when our team looked, and at what; which papers it saw; how soon one is answered. */
export const Checked = ({ of: { checkedAt, checked, replies, papersSeen } }: CheckedProps) => (
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
    {papersSeen && (
      <ul className="grid gap-1" aria-label={t('Papers that our team has seen')}>
        {papersSeen.map((seen) => (
          <li key={seen.type} className="border-s-4 border-act ps-3 text-ink">
            {seenWords(seen)}
          </li>
        ))}
      </ul>
    )}
  </div>
);
