import { dayInWords } from '@serendib/contract/calendar-words';
import { checkedParts } from '@serendib/contract/options/checked-parts';
import { labelOf } from '@serendib/contract/options/option';
import { parts } from '@serendib/contract/words/t';
import { rich } from '~/ui/text/rich.ts';

/** When our team looked at a listing, and at what of it. */
export const Checked = ({ at, checked }: { at: string; checked: readonly string[] }) => (
  <p className="text-14 text-ink-2">
    {rich(parts('Checked by our team on {day}: {checked}.'), {
      day: <time dateTime={at}>{dayInWords(at)}</time>,
      checked: checked.map((part) => labelOf(checkedParts, part)).join(', '),
    })}
  </p>
);
