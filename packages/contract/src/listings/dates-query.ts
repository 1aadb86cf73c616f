import { z } from 'zod';
import { day } from '../fields.ts';
import { problemInOrder } from './days-asked.ts';

const to = day.optional().meta({ description: 'The last day, included.' });

/** Of kinds with a calendar: those that are busy on one of these days are left out. */
export const datesQuery = {
  from: day.optional().meta({
    description:
      'With to: the first day of a journey. Those that are busy on one of its days, or held for an offer, are left out; onDates says of the others whether they can be relied on.',
  }),
  to,
};

/** Of kinds that leave on set days: those that do on one of these are marked, and none is left out. */
export const departuresQuery = {
  from: day.optional().meta({
    description:
      'With to: the first day of a journey. onDates is free for those that leave on one of its days and have places left; leaves says when first. Others can be asked for a day of their own: none is left out.',
  }),
  to,
};

/** Of kinds that leave on set days: the first of the days asked for on which one leaves and has places. */
export const leaves = z.object({ day: z.string(), left: z.int() }).optional().meta({
  description: 'In lists with from and to: the first departure on one of those days that has places left.',
});

/** Whether who keeps a calendar is free on the days that were asked for; of others one has to ask. */
export const onDates = z.enum(['free', 'ask']).optional().meta({
  description:
    'In lists with from and to: free where its calendar is kept or it leaves then with places, ask where nothing is known. Busy ones are left out.',
});

export type OnDates = z.infer<typeof onDates>;

/** Refuses days that come without the other, or out of their order. */
export function inDateOrder(query: Record<string, unknown>, context: z.RefinementCtx): void {
  const [field, message] = problemInOrder(query) ?? [];
  if (field && message) context.addIssue({ code: 'custom', path: [field], message });
}
