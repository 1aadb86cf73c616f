import { z } from 'zod';
import { seenTypes } from './seen.ts';

/** What travellers are told: which, when it was seen, and until when it counts. No number, and nothing of who looked. */
export const paperSeen = z.object({
  type: z.enum(seenTypes),
  seenOn: z.iso.date().meta({ description: 'The day in Sri Lanka.' }),
  validUntil: z.iso.date().meta({
    description: 'Its last day: when that is over, the words on the page go by themselves.',
  }),
});
export type PaperSeen = z.infer<typeof paperSeen>;
