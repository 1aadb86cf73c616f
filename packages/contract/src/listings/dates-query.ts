import { z } from 'zod';
import { day } from '../fields.ts';
import { problemInOrder } from './days-asked.ts';

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

/** Refuses days that come without the other, or out of their order. */
export function inDateOrder(query: Record<string, unknown>, context: z.RefinementCtx): void {
  const [field, message] = problemInOrder(query) ?? [];
  if (field && message) context.addIssue({ code: 'custom', path: [field], message });
}
