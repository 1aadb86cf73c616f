import { z } from 'zod';
import { type Endpoint, fileOf } from '../endpoint.ts';
import type { Kind } from '../listings/kind.ts';
import {
  type Block,
  blocksSent,
  daysAsked,
  largestCalendarBytes,
  mostImports,
  ownerCalendar,
  shownCalendar,
} from './calendar.ts';

/** Of the kinds whose declaration has a calendar. */
export const calendarRow = ({ noun }: Kind): Endpoint => ({
  summary: `On which days a ${noun} is busy; its owner is told more, administrators that but for notes and addresses, never strangers whose days they are`,
  access: 'public',
  session: 'if any',
  query: daysAsked,
  success: { status: 200, reply: shownCalendar },
});

export const blocksRow = ({ noun }: Kind): Endpoint => ({
  summary: `The days on which its owner says that a ${noun} cannot be had: all of them, in place of those that were shown`,
  access: 'user',
  body: blocksSent,
  success: { status: 200, reply: ownerCalendar },
  refusals: ['FORBIDDEN', 'CONFLICT', 'STALE_VERSION'],
});

export const importRow = ({ noun }: Kind): Endpoint => ({
  summary: `Brings the busy days of another calendar of a ${noun} in: its \`url\`, which is read again every two hours, or an .ics file up to ${largestCalendarBytes / 1024} kB. At most ${mostImports}; a file of the same name takes the place of the one before`,
  access: 'user',
  consumes: ['application/json', 'multipart/form-data'],
  body: z.record(z.string(), z.unknown()).nullish(),
  form: z.looseObject({ calendar: z.file().optional() }),
  success: { status: 201, reply: ownerCalendar },
  refusals: ['FORBIDDEN', 'CONFLICT', 'TOO_LARGE'],
});

export const removeImportRow = ({ noun }: Kind): Endpoint => ({
  summary: `Takes another calendar out of that of a ${noun}, with the days that it brought`,
  access: 'user',
  success: { status: 200, reply: ownerCalendar },
  refusals: ['FORBIDDEN'],
});

export const renewAddressRow = ({ noun }: Kind): Endpoint => ({
  summary: `Gives the calendar of a ${noun} a new secret address; the one before leads nowhere from then on`,
  access: 'user',
  success: { status: 200, reply: ownerCalendar },
  refusals: ['FORBIDDEN'],
});

export type BlocksSent = { blocks: Block[]; version?: string | undefined };

export const calendarEndpoints = {
  'GET /calendars/{key}': {
    summary: 'The busy days of one listing as an iCalendar file, for who has its secret address',
    access: 'public',
    success: fileOf('text/calendar'),
  },
} as const satisfies Record<string, Endpoint>;
