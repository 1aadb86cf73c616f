import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { day } from '../fields.ts';
import { t } from '../words/t.ts';
import { shownVersion } from './shown-version.ts';

/** So many departures may lie ahead, and so many places may each have. */
export const mostDepartures = 200;
export const mostPlaces = 200;

const places = z
  .int()
  .min(1, t('At least one.'))
  .max(mostPlaces, t('At most {mostPlaces} places.', { mostPlaces }));

const departuresSent = z.strictObject({
  departures: z
    .array(z.object({ day, places }))
    .max(mostDepartures, t('At most {mostDepartures} departures.', { mostDepartures }))
    .superRefine((departures, context) => {
      const seen = new Set<string>();
      for (const [index, { day }] of departures.entries()) {
        if (seen.has(day))
          context.addIssue({
            ...{ code: 'custom', path: [index, 'day'] },
            message: t('This day stands here twice.'),
          });
        seen.add(day);
      }
    }),
  version: shownVersion.optional(),
});
export type DeparturesSent = z.output<typeof departuresSent>;

/** A day on which something leaves, with however many come along. */
const departure = z.object({
  day,
  places: z.int(),
  left: z.int().meta({ description: 'Places that no agreement has taken.' }),
});
export type Departure = z.infer<typeof departure>;

const promisedDay = z.object({ day, inquiryId: z.uuid() });
export type PromisedDay = z.infer<typeof promisedDay>;

export const departures = z.object({
  departures: z.array(departure).meta({ description: 'From today on in Sri Lanka, in their order.' }),
  version: z
    .string()
    .optional()
    .meta({ description: 'For the owner: another one where days or places are others.' }),
  promised: z.array(promisedDay).optional().meta({
    description: 'For the owner, of these days: the inquiries in which places are agreed on.',
  }),
});

/** Of tours alone. As calls that a kind may have, their names would be sent with every list, which has no bytes for them. */
export const departureEndpoints = {
  'GET /tours/{id}/departures': {
    summary: 'The days on which a tour leaves, with the places that are left',
    access: 'public',
    session: 'if any',
    success: { status: 200, reply: departures },
  },
  'PUT /tours/{id}/departures': {
    summary:
      'Its owner says when a tour leaves: all days ahead, in place of those that were shown. What is agreed on stays',
    access: 'user',
    body: departuresSent,
    success: { status: 200, reply: departures },
    refusals: ['FORBIDDEN', 'CONFLICT', 'STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
