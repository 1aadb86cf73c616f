import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { momentInWords } from '@serendib/contract/calendar-words';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { featuredStatuses, labelOf } from '@serendib/contract/options/options';
import { answerWords } from '@serendib/contract/words/answer-words';
import { valueWords } from '@serendib/contract/words/value-words';
import { capitalised } from '~/lib/words/capitalised.ts';
import { nameWords } from '~/lib/words/name-words.ts';

const done: Record<string, string> = {
  approve: 'Verified',
  reject: 'Rejected',
  'correct reason': 'Corrected the reason',
  'undo approve': 'Took back: verified',
  'undo reject': 'Took back: rejected',
  'undo correct reason': 'Took back: corrected the reason',
  'undo mark reviewed': 'Took back: marked reviewed',
  'undo delete': 'Took back: deleted',
  'mark reviewed': 'Marked reviewed',
  create: 'Added',
  edit: 'Changed',
  change: 'Changed',
  delete: 'Deleted',
  hide: 'Hid',
  restore: 'Restored',
  suspend: 'Suspended',
  feature: 'Featured',
  complete: 'Completed',
  answer: 'Answered',
  refund: 'Refunded',
  reconcile: 'Reconciled',
  export: 'Exported',
  'look at paper': 'Looked at a paper',
  'answer chargeback': 'Answered the chargeback',
  'reopen chargeback': 'Opened the chargeback again',
  'change chargeback': 'Set the chargeback’s day',
  'give premium': 'Gave premium',
  'extend premium': 'Extended premium',
  'cancel premium': 'Cancelled premium',
  'restore premium': 'Restored premium',
  'change role': 'Changed the role',
  'resend verification': 'Sent the link again',
};

export const actionLabels = ({ action, after, bulkOf }: AuditEntry): string => {
  const words =
    action === 'feature' && after?.featuredStatus === 'none'
      ? 'Took off the home page'
      : (done[action] ?? capitalised(action));
  return bulkOf ? `${words}, one of ${bulkOf} at once` : words;
};

const named: Record<string, string> = { status: 'State', isPremium: 'Premium' };
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

const words = (name: string, value: unknown): string => {
  if (typeof value !== 'string') return valueWords(value, longest);
  if (instant.test(value)) return momentInWords(value);
  if (name === 'featuredStatus') return labelOf(featuredStatuses, value);
  return name === 'status' || name === 'role'
    ? capitalised(value.replace('_', ' '))
    : valueWords(value, longest);
};

export interface Section {
  label: string;
  /** Null where it was not there before, or is not any more. */
  from: string | null;
  to: string | null;
}

/** Enough to see what became of a list. */
const longest = 400;
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What an action changed, part by part, as a person reads it. */
export function partsOf({ thing, before, after, erasedAt }: AuditEntry): Section[] {
  const kind: Kind | undefined = thing in kinds ? kinds[thing as keyof typeof kinds] : undefined;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => erasedAt || !before || !after || !isSame(before[name], after[name]),
  );
  return names.map((name) => {
    const isErased = erasedAt && (before?.[name] ?? after?.[name] ?? null) === null;
    const field = kind?.fields.find((one) => one.name === name);
    const said = (side: AuditEntry['before']) =>
      side && name in side
        ? field && kind
          ? answerWords(kind, name, side[name], longest)
          : words(name, side[name])
        : null;
    const label = field?.label ?? named[name] ?? nameWords(name);
    return isErased ? { label, from: null, to: 'erased' } : { label, from: said(before), to: said(after) };
  });
}
