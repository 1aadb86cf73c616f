import { z } from 'zod';
import { copied, day, textUpTo } from '../fields.ts';
import { instant } from '../paging.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { shownVersion } from './shown-version.ts';

/** So many times may be blocked by hand, and so many other calendars be brought in. */
export const mostBlocks = 200;
export const mostImports = 5;
/** A calendar that its owner has not touched for so long is not relied on. */
export const keptDays = 30;
/** Bytes of a calendar that is brought in, by file or from an address. */
export const largestCalendarBytes = 512 * 1024;
const longestNote = 100;
const longestUrl = 2_000;

/** Days in Sri Lanka, the last one included. */
const span = z.object({ from: day, to: day });
export type DaySpan = z.infer<typeof span>;

/** Refuses days the wrong way round, in words at the last of them. */
export const inOrder = ({ from, to }: DaySpan, context: z.RefinementCtx) => {
  if (to < from)
    context.addIssue({ code: 'custom', path: ['to'], message: t('The last day is before the first.') });
};

const block = span
  .extend({
    note: textUpTo(longestNote).default('').meta({ description: 'For the owner alone.' }),
  })
  .superRefine(inOrder);
export type Block = z.infer<typeof block>;

export const blocksSent = z.strictObject({
  blocks: z.array(block).max(mostBlocks, t('At most {mostBlocks} blocks.', { mostBlocks })),
  version: shownVersion.optional(),
});

const noAddress = t('Please give the address of a calendar, or choose its file.');
export const calendarAddress = copied(noAddress)
  .min(1, noAddress)
  .max(longestUrl, t('This address is too long.'));

const importStates = ['waiting', 'read', 'failed'] as const;

/** Another calendar whose days are brought in. */
const calendarImport = z.object({
  _id: z.uuid(),
  name: z.string().meta({
    description: 'Its address, or the name of the file; of an address administrators are told the host.',
  }),
  isFile: z.boolean(),
  state: z.enum(importStates),
  problem: told(z.string().nullable().meta({ description: 'Why it could not be read, in words.' })),
  days: z.int().meta({ description: 'How many spans of days it has brought.' }),
  readAt: instant.nullable(),
});
export type CalendarImport = z.infer<typeof calendarImport>;

const busySpan = span.extend({
  state: z.enum(['busy', 'held']).meta({ description: 'held: for an offer that is not answered yet.' }),
});
export type BusySpan = z.infer<typeof busySpan>;

const publicCalendar = z.object({
  kept: z.boolean().meta({
    description: `Whether days that are not named can be relied on: its owner has touched it within ${keptDays} days. To travellers it is not kept either while its owner is away without a day.`,
  }),
  updatedAt: instant.nullable(),
  days: z.array(busySpan).meta({ description: 'In their order; days that are not named are free.' }),
});
export type PublicCalendar = z.infer<typeof publicCalendar>;

/** Days of an agreement, or held for an offer, and the thread in which that was said. */
const promisedSpan = span.extend({ state: z.enum(['agreed', 'held']), inquiryId: z.uuid() });
export type PromisedSpan = z.infer<typeof promisedSpan>;

export const ownerCalendar = publicCalendar.extend({
  blocks: z.array(
    span.extend({
      note: z
        .string()
        .meta({ description: 'For the owner alone: empty to administrators, but of what our team listed.' }),
    }),
  ),
  version: z.string().meta({ description: 'Of these blocks: another one where they are others.' }),
  promised: z.array(promisedSpan).meta({
    description: 'Of these days, which are those of an agreement or held for an offer, and of which inquiry.',
  }),
  away: z.array(span).meta({ description: 'Those on which its owner said that they are away.' }),
  imports: z.array(calendarImport),
  icsUrl: z.string().optional().meta({
    description:
      'A secret address at which other calendars can follow this one: for the owner alone, or for administrators of what our team listed.',
  }),
});
export type OwnerCalendar = z.infer<typeof ownerCalendar>;

export const shownCalendar = z.union([ownerCalendar, publicCalendar]);

/** Which days are asked for; from today for a quarter where nothing is said. */
export const daysAsked = z.strictObject({ from: day.optional(), to: day.optional() });
export type DaysAsked = z.infer<typeof daysAsked>;
