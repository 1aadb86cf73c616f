import { z } from 'zod';
import { daysBetween } from '../calendar.ts';
import { longestSpan } from '../calendars/calendar.ts';
import { day } from '../fields.ts';
import { t } from '../words/t.ts';

/** Of kinds with a calendar: those that are busy on one of these days are left out. */
export const datesQuery = {
  from: day.optional().meta({
    description:
      'With to: the first day of a journey. Those that are busy on one of its days, or held for an offer, are left out; onDates says of the others whether they can be relied on.',
  }),
  to: day.optional().meta({ description: 'The last day, included.' }),
};

/** Whether who keeps a calendar is free on the days that were asked for; of others one has to ask. */
export const onDates = z.enum(['free', 'ask']).optional().meta({
  description:
    'In lists with from and to: free where its calendar is kept, ask where nothing is known. Busy ones are left out.',
});

export type OnDates = z.infer<typeof onDates>;

/** What is wrong with the days of a query: they come in pairs, in their order, and no more than a calendar shows. */
function problemIn({ from, to }: { from?: string; to?: string }): ['from' | 'to', string] | undefined {
  if (!from && !to) return undefined;
  if (!from) return ['from', t('Please give the first day as well.')];
  if (!to) return ['to', t('Please give the last day as well.')];
  if (to < from) return ['to', t('The last day is before the first.')];
  if (daysBetween(from, to) >= longestSpan)
    return ['to', t('Please ask for at most {longestSpan} days.', { longestSpan })];
  return undefined;
}

export function inDateOrder(query: Record<string, unknown>, context: z.RefinementCtx): void {
  const [field, message] = problemIn(query) ?? [];
  if (field && message) context.addIssue({ code: 'custom', path: [field], message });
}
