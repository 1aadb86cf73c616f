import { z } from 'zod';
import { checkedParts } from '../options/checked-parts.ts';
import { type FeaturedStatus, featuredStatuses } from '../options/options.ts';
import { id, instant } from '../paging.ts';
import { paperSeen } from '../papers/seen-schema.ts';
import { told } from '../words/told.ts';
import { precisions } from './area-query.ts';
import { availabilityStates } from './availability.ts';
import { leaves, onDates } from './dates-query.ts';
import type { DetailsOf, PublicDetailsOf } from './field.ts';
import type { Kind, KindName } from './kind.ts';
import { kindNames, kinds } from './kinds/index.ts';
import { listingStatuses } from './listing-statuses.ts';
import { priceSchema } from './price/price-schema.ts';
import { replies } from './replies.ts';
import { ownerDetails, publicDetails } from './schemas.ts';

/** What every listing shows besides the details of its kind. */
const sharedView = z.object({
  _id: id,
  status: z.enum(listingStatuses),
  isVerified: z.boolean().meta({ description: 'Whether its status is approved.' }),
  checkedAt: instant.nullable().meta({
    description:
      'When a person of our team last looked at it: what Verified on our pages follows. Null while an owner’s change of what was looked at waits for another look.',
  }),
  checked: z.array(z.enum(checkedParts.map(({ value }) => value))).meta({
    description: 'What was looked at then; empty where checkedAt is null.',
  }),
  papersSeen: z.array(paperSeen).optional().meta({
    description:
      'Which papers a person of our team has seen, and until when they are valid; left out where none was, where they are over, and while checkedAt would be null for an owner’s change.',
  }),
  isExternal: z.boolean(),
  isPremium: z.boolean(),
  premiumExpiry: instant.nullable(),
  featuredStatus: z.enum(featuredStatuses.map(({ value }) => value) as [FeaturedStatus, ...FeaturedStatus[]]),
  averageRating: z.number().nullable().meta({ description: '1 to 5 in hundredths; null without reviews.' }),
  reviewCount: z.int(),
  replies: replies.nullable().default(null).meta({
    description: 'How soon its partner answers; null where fewer than five threads of 90 days tell.',
  }),
  viewCount: z.int(),
  createdAt: instant,
  image: z.string().nullable().meta({
    description:
      'The address of its first picture. Without one it is that of a drawing of ours; only its owner and administrators see null there.',
  }),
  images: z.array(z.string()).default([]).meta({
    description: 'The addresses of all its pictures; the first is image.',
  }),
  imageIsDrawing: z.boolean().meta({ description: 'Whether the picture is a drawing and no photograph.' }),
  canBeAsked: z.boolean().optional().meta({
    description: 'Whether it has a partner who can be asked for an offer; left out where it has none.',
  }),
});
export type SharedView = z.infer<typeof sharedView>;

const ofThoseAway = z.object({
  availabilityState: z.enum(availabilityStates).default('available').meta({
    description: 'Whether it can be had at the moment. Those that cannot come last among the recommended.',
  }),
  awayUntil: z.iso.date().nullable().default(null).meta({
    description: 'Of one that is away: the day in Sri Lanka on which it can be had again, where it is known.',
  }),
});
const ofThosePriced = z.object({
  price: priceSchema.nullable().default(null).meta({
    description:
      'Its price as it is read, to be compared; null where there is none, or its words cannot be read.',
  }),
});
/** Where one is, of the kinds that are somewhere. */
const placed = {
  latitude: z.number().nullable(),
  longitude: z.number().nullable(),
  located: z.enum(precisions).nullable().meta({
    description:
      'How well its point is known: given by its owner (exact), that of the town or sight that its words name (town), that of its district. Null where no place is known.',
  }),
};
const distanceKm = z.number().optional().meta({
  description: 'In lists with near: kilometres as the crow flies, to one decimal.',
});
const ofThosePlaced = z.object({ ...placed, distanceKm });
/** The same on a card, which has it in lists of what is near or within a frame alone. */
const ofCardsPlaced = z.object(placed).partial().extend({ distanceKm });

const ofThoseWithDates = z.object({ onDates });
const ofThoseLeaving = z.object({ onDates, leaves });

/** What some kinds say besides their fields: a second word for one, and what follows from its maker. */
const ofKinds = {
  blog: z.object({
    authorName: z.string().nullable().default(null),
    readingMinutes: z.int().default(1),
    isSponsored: z.boolean().default(false).meta({ description: 'Whether a partner submitted it.' }),
  }),
  tour: z.object({
    imageUrl: z.string().nullable().default(null).meta({ description: 'The same as image.' }),
  }),
  businessListing: z.object({
    bookingUrl: z.string().nullable().default(null),
    listingType: z.literal('regular').default('regular'),
  }),
};

type Kinds = typeof kinds;
type MoreOf<K extends KindName> = (Kinds[K] extends { availability: object }
  ? z.output<typeof ofThoseAway>
  : unknown) &
  (Kinds[K] extends { placedBy: object } ? z.output<typeof ofThosePlaced> : unknown) &
  (Kinds[K] extends { pricedBy: object } ? z.output<typeof ofThosePriced> : unknown) &
  (Kinds[K] extends { calendar: true } ? z.output<typeof ofThoseWithDates> : unknown) &
  (Kinds[K] extends { departures: true } ? z.output<typeof ofThoseLeaving> : unknown) &
  (K extends keyof typeof ofKinds ? z.output<(typeof ofKinds)[K]> : unknown);

/** The same of every kind, made of its declaration. */
export const ofEachKind = <Made extends Record<KindName, unknown>>(make: (kind: Kind) => unknown) =>
  Object.fromEntries(kindNames.map((name) => [name, make(kinds[name])])) as Made;

const moreShapeOf = ({ name, availability, placedBy, pricedBy, calendar, departures }: Kind) => ({
  ...(availability && ofThoseAway.shape),
  ...(placedBy && ofThosePlaced.shape),
  ...(pricedBy && ofThosePriced.shape),
  ...(calendar && ofThoseWithDates.shape),
  ...(departures && ofThoseLeaving.shape),
  ...(ofKinds as Partial<Record<KindName, z.ZodObject>>)[name]?.shape,
});

/** The public view of a listing. */
export type PublicView = {
  [K in KindName]: SharedView & PublicDetailsOf<Kinds[K]['fields']> & MoreOf<K>;
};
export const publicViews = ofEachKind<{ [K in KindName]: z.ZodType<PublicView[K]> }>((kind) =>
  sharedView.extend(publicDetails(kind).shape).extend(moreShapeOf(kind)),
);

/** What a card shows of any listing. */
const cardView = sharedView
  .pick({
    _id: true,
    isExternal: true,
    isPremium: true,
    checkedAt: true,
    averageRating: true,
    reviewCount: true,
    createdAt: true,
    image: true,
    imageIsDrawing: true,
  })
  .extend({ replies: replies.nullish().meta({ description: 'Left out of a card that has none.' }) });

export const cardNames = Object.keys(cardView.shape);

/** What a card of a kind shows besides: what its declaration names, its price, and whether it can be had. */
export const cardFields = ofEachKind<Record<KindName, readonly string[]>>(
  ({ card, availability, pricedBy }) => [
    ...card,
    ...(availability ? Object.keys(ofThoseAway.shape) : []),
    ...(pricedBy ? Object.keys(ofThosePriced.shape) : []),
  ],
);

/** What a card needs of a listing; long texts are cut. */
export type CardView = {
  [K in KindName]: z.infer<typeof cardView> &
    Pick<PublicView[K], CardField<K>> &
    z.output<typeof ofCardsPlaced> &
    z.output<typeof ofThoseLeaving>;
};
type CardField<K extends KindName> = keyof PublicView[K] &
  (Kinds[K]['card'][number] | keyof z.output<typeof ofThoseAway> | keyof z.output<typeof ofThosePriced>);

const cardViews = ofEachKind<{ [K in KindName]: z.ZodType<CardView[K]> }>(
  ({ name, placedBy, calendar, departures }) => {
    const { shape } = publicViews[name] as unknown as z.ZodObject;
    return cardView
      .extend(Object.fromEntries(cardFields[name].map((field) => [field, shape[field] as z.ZodType])))
      .extend(placedBy ? ofCardsPlaced.shape : {})
      .extend(calendar ? ofThoseWithDates.shape : departures ? ofThoseLeaving.shape : {});
  },
);

/** A listing in a list: whole, or as a card where `view=card` was asked for. */
export const inList = <K extends KindName>(kind: K) =>
  // A card lacks what every whole view must have, so that the first that fits is the right one.
  z.union([publicViews[kind], cardViews[kind]]) as unknown as z.ZodType<CardView[K]>;

export const view = z.enum(['card']).optional().meta({
  description: 'With `card` a list has only what a card shows, with long texts cut.',
});

/** What a listing shows its owner and administrators besides. */
const owned = z.object({
  version: z.int().meta({ description: 'Named in an update, which is refused when it is not the latest.' }),
  needsReview: z.boolean().meta({ description: 'Whether its owner changed it since a person looked.' }),
  rejectReason: told(z.string().nullable(), 'label'),
  isHidden: z.boolean(),
  submittedBy: id.nullable().meta({ description: 'Its owner; null where an administrator made it.' }),
  submittedAt: instant,
  lookedAt: instant.nullable().meta({
    description: 'When a person of our team last looked at it, whatever was changed since.',
  }),
  updatedAt: instant,
  changedAt: instant.nullable().meta({
    description: 'Where it needs review: since when, which is its first change since a person looked.',
  }),
  clickCount: z.int(),
  inquiryCount: z.int(),
  hadPremiumBefore: z.boolean(),
  analyticsEnabled: z.boolean(),
  premiumUpgraded: z.boolean().optional().meta({
    description:
      'Only when it was just made: its owner has premium, so it is premium at once, and a vehicle is live.',
  }),
  decision: id.optional().meta({
    description: 'Only when an administrator has just decided on it: what to name to take just that back.',
  }),
});
export type OwnedView = z.infer<typeof owned>;

/** A listing as its owner and administrators see it. */
export type OwnerView = {
  [K in KindName]: SharedView & DetailsOf<Kinds[K]['fields']> & MoreOf<K> & OwnedView;
};
export const ownerViews = ofEachKind<{ [K in KindName]: z.ZodType<OwnerView[K]> }>((kind) =>
  sharedView.extend(ownerDetails(kind).shape).extend(moreShapeOf(kind)).extend(owned.shape),
);
/** What is counted of one's own listing on every page. */
export const ownState = sharedView.pick({ _id: true, status: true, isPremium: true, premiumExpiry: true });
export type OwnState = z.infer<typeof ownState>;

/** What a call for one listing answers: to most people the public part alone. */
export type ShownView = { [K in keyof PublicView]: PublicView[K] & Partial<OwnerView[K]> };
