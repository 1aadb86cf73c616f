import { z } from 'zod';
import { type Endpoint, empty } from '../endpoint.ts';
import { imageAddress, webAddress, writtenText } from '../fields.ts';
import { destinationCategories } from '../options/options.ts';
import { districts } from '../options/places.ts';
import { instant } from '../paging.ts';
import { labelInSentence } from '../plain-text.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { anyCase, destination } from './endpoints.ts';

/** As it was written, whichever language its administrator reads: what a form shows, it sends back. */
const adminDestination = destination.extend({
  summary: z.string(),
  description: z.string(),
  activities: z.array(z.string()),
  attractions: z.array(z.string()),
  facts: z.array(z.string()),
  bestTimeToVisit: z.string().nullable(),
  version: z.int(),
  updatedAt: instant,
});
export type AdminDestination = z.infer<typeof adminDestination>;

const tooLong = (label: string, atMost: number) =>
  t('{label} can have at most {atMost} characters.', { label, atMost });
const text = (label: string, atMost: number) => writtenText(atMost, tooLong(label, atMost));
const required = (label: string, atMost: number) =>
  writtenText(atMost, tooLong(label, atMost), {
    missing: t('Please fill in the {label}.', { label: labelInSentence(label) }),
  });
/** A form sends an empty text for nothing. As another arm of a union it would cost the words of what is wrong. */
const orNothing = <S extends z.ZodType>(schema: S) =>
  z.preprocess((sent) => (sent === '' ? null : sent), schema.nullable());
const mostItems = 60;
const lines = (label: string) =>
  z.preprocess(
    (sent) => (typeof sent === 'string' ? listSent(sent) : sent),
    z
      .array(text(label, 200))
      .max(mostItems, t('{label} can have at most {mostItems} entries.', { label, mostItems }))
      .transform((entries) => [...new Set(entries.filter((entry) => entry !== ''))]),
  );

/** In multipart lists come as JSON text, in a CSV cell with semicolons between. */
export function listSent(sent: string): unknown {
  if (!sent.trim().startsWith('[')) return sent.split(';').map((entry) => entry.trim());
  try {
    return JSON.parse(sent);
  } catch {
    return sent;
  }
}
/** A table program may write a comma before the decimals: with so few digits before it, it parts no thousands. */
const withPoint = (sent: unknown) =>
  typeof sent === 'string' ? sent.trim().replace(/^(\d{1,2}),(\d+)$/, '$1.$2') : sent;
const degrees = (label: string, from: number, to: number) =>
  z.preprocess(
    withPoint,
    z.coerce
      .number(t('{label} must be a number.', { label }))
      .min(from, t('{label} of a place in Sri Lanka is between {from} and {to}.', { label, from, to }))
      .max(to, t('{label} of a place in Sri Lanka is between {from} and {to}.', { label, from, to })),
  );

/** Everything of a destination that people write, with the words they are told where it is wrong. */
export const destinationFields = z
  .object({
    name: required(t('Name'), 120),
    nameSi: orNothing(text(t('Name in Sinhala'), 120)),
    nameTa: orNothing(text(t('Name in Tamil'), 120)),
    district: anyCase(districts, 'district', t('Please choose a district.')),
    category: anyCase(
      destinationCategories.map(({ value }) => value),
      'category',
      t('Please choose a category.'),
    ),
    summary: text(t('Summary'), 300),
    description: required(t('Description'), 6000),
    image: orNothing(imageAddress),
    source: orNothing(webAddress()),
    attractions: lines(t('Attractions')),
    aliases: lines(t('Other names')),
    activities: lines(t('Activities')),
    facts: lines(t('Facts')),
    bestTimeToVisit: orNothing(text(t('Best time to visit'), 200)),
    latitude: orNothing(degrees(t('Latitude'), 5.8, 9.9)),
    longitude: orNothing(degrees(t('Longitude'), 79.4, 82)),
  })
  .superRefine(({ latitude, longitude }, context) => {
    if ((latitude === null) === (longitude === null)) return;
    const path = [latitude === null ? 'latitude' : 'longitude'];
    context.addIssue({
      code: 'custom',
      path,
      message: t('Please give both latitude and longitude, or neither.'),
    });
  });
export type DestinationFields = z.output<typeof destinationFields>;

const said = (how = '') => ({
  // It describes the API to programmers, and is not a message.
  description: `Fields of a destination: name, description, district, image, source, attractions and so on${how}. An update may name the "version" it began from; fields it leaves out stay as they are.`,
});
const sent = {
  body: z.record(z.string(), z.unknown()).meta(said()),
  form: z
    .looseObject({ image: z.file().optional() })
    .meta(said(', with lists as JSON text and the picture as the file "image"')),
  consumes: ['application/json', 'multipart/form-data'],
} as const;

const importWanted = z.object({
  csv: z
    .string(t('Please choose a file.'))
    .min(1, t('This file is empty.'))
    .max(1_000_000, t('This file is too large.')),
  dryRun: z.boolean().default(true).meta({ description: 'Only says what would change.' }),
  version: z.string().max(64).optional().meta({
    description: 'Of the report that was looked at: refused where it would say something else by now.',
  }),
});
export type ImportWanted = z.output<typeof importWanted>;

const importLine = z.object({
  line: z.int().meta({ description: 'Of the file; the first is its heading.' }),
  action: z.enum(['create', 'change', 'same', 'wrong']),
  name: z.string(),
  changes: z.array(z.object({ field: z.string(), from: z.unknown(), to: z.unknown() })),
  problems: z.array(z.object({ field: z.string(), message: told(z.string()) })),
});
export type ImportLine = z.infer<typeof importLine>;

const importReport = z.object({
  isDone: z
    .boolean()
    .meta({ description: 'False for a dry run, and where any line is wrong: then nothing is changed.' }),
  created: z.int(),
  changed: z.int(),
  same: z.int(),
  wrong: z.int(),
  lines: z.array(importLine),
  version: z
    .string()
    .meta({ description: 'Of the places that the file was compared with, for the import to name.' }),
});
export type ImportReport = z.infer<typeof importReport>;

export const destinationAdminEndpoints = {
  'GET /admin/destinations/{id}': {
    summary: 'One destination with what an update needs',
    access: 'admin',
    success: { status: 200, reply: adminDestination },
  },
  'POST /destinations': {
    summary: 'Adds a destination',
    access: 'admin',
    ...sent,
    success: { status: 201, reply: adminDestination },
    refusals: ['CONFLICT'],
  },
  'PUT /destinations/{id}': {
    summary: 'Changes a destination',
    access: 'admin',
    ...sent,
    success: { status: 200, reply: adminDestination },
    refusals: ['CONFLICT', 'STALE_VERSION'],
  },
  'DELETE /destinations/{id}': {
    summary: 'Deletes a destination; it is gone from every page at once',
    access: 'admin',
    success: { status: 204, reply: empty },
  },
  'POST /admin/destinations/import': {
    summary: 'Takes destinations from a CSV file: all of its lines or, where one is wrong, none',
    access: 'admin',
    body: importWanted,
    // Said because a file is longer than what is typed into a form.
    consumes: ['application/json'],
    success: { status: 200, reply: importReport },
    refusals: ['STALE_VERSION'],
  },
} as const satisfies Record<string, Endpoint>;
