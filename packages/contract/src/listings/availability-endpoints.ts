import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { t } from '../words/t.ts';
import { availabilityStates } from './availability.ts';
import type { Kind } from './kind.ts';
import { ownerViews } from './views.ts';

const availability = z.strictObject({
  state: z.enum(availabilityStates),
  until: z.iso.date(t('Please choose a day.')).nullish().meta({
    description: 'Of one that is away: the day in Sri Lanka on which it is available again, by itself.',
  }),
});
export type AvailabilitySent = z.output<typeof availability>;

/** Of the kinds whose declaration has an availability. */
export const availabilityRow = (kind: Kind): Endpoint => ({
  summary: `Says whether a ${kind.noun} can be had at the moment; travellers see it at once, and nothing is reviewed`,
  access: 'user',
  body: availability,
  success: { status: 200, reply: ownerViews[kind.name] },
  refusals: ['FORBIDDEN'],
});
