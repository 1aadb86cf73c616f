import { z } from 'zod';
import { guestName } from '../accounts/user-name.ts';
import { daysBetween } from '../calendar.ts';
import { day, emailAddress, month, textUpTo } from '../fields.ts';
import { itemSummary } from '../listings/item-summary.ts';
import type { Kind, KindName } from '../listings/kind.ts';
import { kindNames, kinds } from '../listings/kinds/index.ts';
import { replies } from '../listings/replies.ts';
import { reasonIfAny } from '../moderation/reason.ts';
import { id, instant } from '../paging.ts';
import { plainLine } from '../plain-text.ts';
import { t } from '../words/t.ts';
import { told } from '../words/told.ts';
import { longestMessage, mostAsked } from './limits.ts';
import { offer } from './offer.ts';
import { inquiryStatuses } from './states.ts';

/** Days of a journey, asked for or offered. */
export const longestStay = 120;
/** So far ahead, a journey is neither asked for nor offered. */
export const farthestDays = 3 * 365;
const mostKilometres = 20_000;
/** An inquiry that has no answer for so long is over. */
export const answerDays = 7;
/** How long days are kept for an offer at the most. */
export const holdHours = 72;

type AskedKind = {
  [Name in KindName]: (typeof kinds)[Name] extends { inquiries: true } ? Name : never;
}[KindName];
/** Kinds whose owners are asked, as their declarations say: a story has no partner. */
export const askedKinds = kindNames.filter((name) => (kinds[name] as Kind).inquiries) as AskedKind[];

export const inquirySent = z
  .object({
    itemIds: z
      .array(z.object({ kind: z.enum(askedKinds, t('This cannot be asked.')), _id: id }))
      .min(1, t('Please say whom you want to ask.'))
      .max(mostAsked, t('You can ask {mostAsked} at once.', { mostAsked })),
    from: day.nullish(),
    to: day.nullish(),
    month: month.nullish(),
    flexible: z.boolean().default(false),
    adults: z.int().min(1, t('At least one.')).max(60, t('At most sixty people.')),
    children: z.array(z.int().min(0).max(17)).max(20).default([]).meta({ description: 'Their ages.' }),
    language: z
      .string()
      .overwrite(plainLine)
      .trim()
      .max(40)
      .default('')
      .meta({ description: 'In which one would like to speak.' }),
    pickup: z.string().overwrite(plainLine).trim().max(200).default(''),
    message: textUpTo(longestMessage).min(1, t('Please write a few words.')),
    tripId: id.nullish(),
    kilometres: z.int().min(1).max(mostKilometres).nullish().meta({
      description: 'About how far the journey goes by road, as the browser reckons it from the trip.',
    }),
    guest: z
      .object({
        name: guestName,
        email: emailAddress(t('Please give an email address.')),
      })
      .nullish(),
  })
  .superRefine(({ from, to, month, itemIds }, context) => {
    const refuse = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message });
    if (!from && !month) refuse('from', t('Please say when: the days, or a month.'));
    if (from && month) refuse('month', t('Please give the days or a month, not both.'));
    if (to && !from) refuse('from', t('Please give the first day, too.'));
    if (from && to && to < from) refuse('to', t('The last day is before the first.'));
    if (from && to && daysBetween(from, to) >= longestStay)
      refuse('to', t('At most {longestStay} days.', { longestStay }));
    if (new Set(itemIds.map(({ _id }) => _id)).size < itemIds.length)
      refuse('itemIds', t('You named the same one twice.'));
  });
export type InquirySent = z.output<typeof inquirySent>;

export const messageSent = z.strictObject({
  text: textUpTo(longestMessage).min(1, t('Please write a few words.')),
});
export const reasonSent = z.strictObject({ reason: reasonIfAny.default('') });

export const sides = ['traveller', 'partner'] as const;
export type Side = (typeof sides)[number];
export const otherSide = (side: Side): Side => (side === 'traveller' ? 'partner' : 'traveller');

const message = z.object({
  _id: id,
  by: z.enum(sides),
  text: z.string(),
  at: instant,
  isMarked: z.boolean().meta({
    description: 'For the partner: the first message of a new guest, with a link or a number in it.',
  }),
});

const agreement = z.object({
  number: z.string().meta({ description: 'Which both can name, such as SA-2027-000123.' }),
  offerId: id,
  agreedAt: instant,
  cancelledAt: instant.nullable(),
  cancelledBy: z.enum([...sides, 'system']).nullable(),
});

const step = z.object({
  from: z.enum(inquiryStatuses).nullable(),
  to: z.enum(inquiryStatuses),
  by: z.enum([...sides, 'system']),
  reason: told(z.string().nullable(), 'label'),
  at: instant,
});

/** A thread between a traveller and a partner about one listing, in a list. */
export const inquiryInList = z.object({
  _id: id,
  status: z.enum(inquiryStatuses),
  as: z.enum([...sides, 'admin']).meta({ description: 'As whom the asker sees it.' }),
  listing: itemSummary.nullable().meta({ description: 'Null where it is not public any more.' }),
  listingTitle: told(z.string(), 'name'),
  with: told(z.string().meta({ description: 'The name of the other.' }), 'name'),
  hasLeft: z.boolean().meta({ description: 'Whether the account of the other is gone, and nobody reads.' }),
  from: z.string().nullable(),
  to: z.string().nullable(),
  month: z.string().nullable(),
  adults: z.int(),
  children: z.array(z.int()),
  kilometres: z.int().nullable().meta({ description: 'About how far the journey goes by road.' }),
  unread: z.int().meta({ description: 'How many messages of the other I have not read.' }),
  hasNews: z.boolean().meta({
    description: 'Whether something came since I read it: a message, an offer, an agreement or an end.',
  }),
  total: z.int().nullable().meta({ description: 'Of the offer that stands, in whole rupees.' }),
  answerBy: instant.nullable(),
  createdAt: instant,
  updatedAt: instant,
});
export type InquiryInList = z.infer<typeof inquiryInList>;

export const inquiry = inquiryInList.extend({
  flexible: z.boolean(),
  language: z.string(),
  pickup: z.string(),
  tripId: id.nullable(),
  messages: z.array(message),
  offers: z.array(offer).meta({ description: 'The newest first.' }),
  agreement: agreement.nullable(),
  steps: z.array(step),
  reported: z.boolean().meta({ description: 'Whether the asker’s own side has reported it.' }),
  readAt: instant.nullable().meta({ description: 'Up to when the other has read.' }),
});
export type Inquiry = z.infer<typeof inquiry>;

/** A side of the table in which offers are compared. */
export const comparedInquiry = inquiryInList.extend({
  offer: offer.nullable(),
  perDay: z.int().nullable(),
  perPerson: z.int().nullable(),
  replies: replies.nullable().meta({ description: 'How soon the partner answers, as on the listing.' }),
  evidence: z.object({ count: z.int(), average: z.number() }).nullable().meta({
    description: 'Reviews of the listing after journeys that were agreed on here; null without any.',
  }),
});
export type ComparedInquiry = z.infer<typeof comparedInquiry>;
