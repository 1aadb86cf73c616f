import type { AuditEntry } from '@serendib/contract/admin/audit-endpoints';
import { dayInWords } from '@serendib/contract/calendar';
import { daysInWords, momentInWords } from '@serendib/contract/calendar-words';
import type { Kind } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { featuredStatuses, labelOf } from '@serendib/contract/options/options';
import { answerWords } from '@serendib/contract/words/answer-words';
import { t } from '@serendib/contract/words/t';
import { valueWords } from '@serendib/contract/words/value-words';
import { capitalised } from '~/lib/words/capitalised.ts';
import { fieldLabel } from '../destinations/field-labels.ts';
import { statusWords as paymentWords } from '../payments/status-words.ts';
import { recorded } from './recorded.ts';

const done: Record<string, string> = {
  approve: t('Verified'),
  reject: t('Rejected'),
  'correct reason': t('Corrected the reason'),
  'undo approve': t('Took back: verified'),
  'undo reject': t('Took back: rejected'),
  'undo correct reason': t('Took back: corrected the reason'),
  'undo mark reviewed': t('Took back: marked reviewed'),
  'undo delete': t('Took back: deleted'),
  'mark reviewed': t('Marked reviewed'),
  create: t('Added'),
  edit: t('Changed'),
  change: t('Changed'),
  delete: t('Deleted'),
  hide: t('Hid'),
  restore: t('Restored'),
  suspend: t('Suspended'),
  feature: t('Featured'),
  complete: t('Completed'),
  answer: t('Answered'),
  read: t('Read', {}, 'in the audit'),
  'close report': t('Closed the report'),
  refund: t('Refunded'),
  reconcile: t('Reconciled'),
  export: t('Exported'),
  'look at paper': t('Looked at a paper'),
  'see paper': t('Saw a paper'),
  'take back paper': t('Took back that a paper was seen'),
  'take answer away': t('Took an answer away'),
  'add note': t('Wrote a note'),
  'delete note': t('Deleted a note'),
  'answer chargeback': t('Answered the chargeback'),
  'reopen chargeback': t('Opened the chargeback again'),
  'change chargeback': t('Set the chargeback’s day'),
  'give premium': t('Gave premium'),
  'extend premium': t('Extended premium'),
  'cancel premium': t('Cancelled premium'),
  'restore premium': t('Restored premium'),
  'change role': t('Changed the role'),
  'name administrator': t('Made an administrator'),
  'restore administrator': t('Restored'),
  'end administrator': t('Changed the role'),
  'forget factors': t('Took away all second factors'),
  'try again': t('Tried again'),
  'resend verification': t('Sent the link again'),
};

export const actionLabels = ({ action, after, bulkOf }: AuditEntry): string => {
  const words =
    action === 'feature' && after?.featuredStatus === 'none'
      ? t('No longer featured')
      : (done[action] ?? capitalised(action));
  return bulkOf ? t('{action}, one of {count} at once', { action: words, count: bulkOf }) : words;
};

/** States of listings and of orders, and roles of accounts. */
const stateLabels: Record<string, string> = {
  ...paymentWords,
  pending: t('Pending'),
  approved: t('Approved'),
  rejected: t('Rejected'),
  user: t('User'),
  admin: t('Administrator'),
};
const instant = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;

/** Rows of a calendar, which may be many: told is what the other side has not. */
const rowWords: Record<string, (row: { from: string; to: string; day: string; places: number }) => string> = {
  blocks: daysInWords,
  departures: ({ day, places }) =>
    t('{day} ({places, plural, one {# place} other {# places}})', { day: dayInWords(day), places }),
};

const words = (name: string, value: unknown, beside: unknown): string => {
  const inWords = rowWords[name];
  if (inWords && Array.isArray(value)) {
    const others = new Set([beside ?? []].flat().map((row) => JSON.stringify(row)));
    const own = value.filter((row) => !others.has(JSON.stringify(row)));
    return valueWords(own.map(inWords), longest);
  }
  if (typeof value !== 'string') return valueWords(value, longest);
  if (instant.test(value)) return momentInWords(value);
  if (name === 'featuredStatus') return labelOf(featuredStatuses, value);
  return name === 'status' || name === 'role'
    ? (stateLabels[value] ?? capitalised(value.replace('_', ' ')))
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
const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** With what is kept of a listing part by part; of a person who is gone the names of the parts alone are known. */
const flat = (side: AuditEntry['before']): AuditEntry['before'] => {
  const { details, ...rest } = side ?? {};
  if (typeof details !== 'object' || details === null) return side;
  return Array.isArray(details)
    ? { ...Object.fromEntries(details.map((name) => [String(name), null])), ...rest }
    : { ...details, ...rest };
};

/** The id of an account, by which an entry comes into the file of who wrote a deleted review; the page leaves it out. */
const forTheFile = 'writerId';

/** What an action changed, part by part, as a person reads it. */
export function partsOf({ thing, erasedAt, ...sides }: AuditEntry): Section[] {
  const [before, after] = [flat(sides.before), flat(sides.after)];
  const kind: Kind | undefined = thing in kinds ? kinds[thing as keyof typeof kinds] : undefined;
  const names = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])].filter(
    (name) => name !== forTheFile && (erasedAt || !isSame(before?.[name], after?.[name])),
  );
  return names.map((name) => {
    const isErased = erasedAt && (before?.[name] ?? after?.[name] ?? null) === null;
    const field = kind?.fields.find((one) => one.name === name);
    const said = (side: AuditEntry['before'], beside: AuditEntry['before']) =>
      side && name in side
        ? field && kind
          ? answerWords(kind, name, side[name], longest)
          : words(name, side[name], beside?.[name])
        : null;
    const label = field?.label ?? recorded[name] ?? fieldLabel(name);
    return isErased
      ? { label, from: null, to: t('erased') }
      : { label, from: said(before, after), to: said(after, before) };
  });
}
