import { drawingOf } from '@serendib/contract/drawings/drawing-of';
import { isDrawing } from '@serendib/contract/drawings/is-drawing';
import { type Field, partsToCheck } from '@serendib/contract/listings/field';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { priceOfDetails } from '@serendib/contract/listings/price/read-price';
import { readingMinutes, textOfHtml } from '@serendib/contract/listings/story-text';
import {
  type CardView,
  cardFields,
  cardNames,
  type OwnedView,
  type OwnerView,
  type PublicView,
  type SharedView,
} from '@serendib/contract/listings/views';
import { cutAt } from '@serendib/contract/words/cut-at';
import { absoluteUrl } from '../../../platform/absolute-url.ts';
import { shows } from '../../../platform/cache/cache-tags.ts';
import { escapeText } from '../../../platform/http/escape-html.ts';
import { keepsItsText } from '../../../platform/http/replies/reply-writer.ts';
import { tags } from '../../../schema/cache-tags.ts';
import { madeAt } from '../../../schema/index.ts';
import type { FoundListing } from './found-listing.ts';
import { shownValue } from './shown-value.ts';

/** What was made of a listing, which never changes, as long as it is at hand. */
interface Made {
  publicUrl: string;
  whole: object;
  card?: object;
}
const made = new WeakMap<FoundListing, Made>();

function madeOf(kind: KindName, found: FoundListing, publicUrl: string): Made {
  shows(tags.listing(found.id));
  const before = made.get(found);
  if (before?.publicUrl === publicUrl) return before;
  const now = { publicUrl, whole: keepsItsText(makeWhole(kind, found, publicUrl)) };
  made.set(found, now);
  return now;
}

/** A listing as the public sees it: what all kinds show, and the details of its kind that present rather than prove. */
export const publicView = <K extends KindName>(kind: K, found: FoundListing, publicUrl: string) =>
  madeOf(kind, found, publicUrl).whole as PublicView[K];

const makeWhole = (kind: KindName, found: FoundListing, publicUrl: string) =>
  withDrawing(kind, found, publicUrl, {
    ...withoutExtras(
      kinds[kind],
      found,
      detailsOf(kinds[kind], found, publicUrl, (field) => !field.private),
    ),
    ...more[kind]?.(found, publicUrl),
    ...placedView(kind, found),
    ...pricedView(kind, found),
    ...sharedView(found),
    ...imageOf(kind, found, publicUrl),
  });

const longest = 240;

/** What a card needs of it: less than a tenth of a long story. */
export function cardView<K extends KindName>(kind: K, found: FoundListing, publicUrl: string): CardView[K] {
  const ofIt = madeOf(kind, found, publicUrl);
  ofIt.card ??= keepsItsText(makeCard(kind, { ...ofIt.whole }));
  return ofIt.card as CardView[K];
}

function makeCard(kind: KindName, whole: Record<string, unknown>): Record<string, unknown> {
  const names = [...cardNames, ...cardFields[kind]];
  const card = Object.fromEntries(names.map((name) => [name, whole[name]]));
  card.replies ??= undefined;
  return cutTexts(kind, card);
}

function cutTexts(kind: KindName, view: Record<string, unknown>): Record<string, unknown> {
  const { fields }: Kind = kinds[kind];
  for (const { name, type } of fields) {
    const value = view[name];
    if (typeof value !== 'string') continue;
    if (type === 'longText') view[name] = cutAt(value, longest);
    if (type === 'html') view[name] = escapeText(cutAt(textOfHtml(value), longest));
  }
  return view;
}

/** For lists: whole, or as cards. */
export const listView = <K extends KindName>(
  kind: K,
  found: FoundListing,
  publicUrl: string,
  view: 'card' | undefined,
): CardView[K] =>
  view === 'card'
    ? cardView(kind, found, publicUrl)
    : (publicView(kind, found, publicUrl) as unknown as CardView[K]);

/**
 * Its first picture, by the name that its kind has for it; null where none was sent. A drawing that a person chose is
 * none: it would be an invented face, or a thing, beside a person's name.
 */
function imageOf(kind: KindName, found: FoundListing, publicUrl: string) {
  const { details } = found;
  const { image: field, pictured }: Kind = kinds[kind];
  const [first = null] = [details[field]].flat();
  const sent = shownValue({ type: 'image' }, first, publicUrl) as string | null;
  const imageIsDrawing = sent === null || isDrawing(sent, publicUrl);
  const image = pictured === 'person' && imageIsDrawing ? null : sent;
  return {
    image,
    images: [image, ...moreOf(kind, found, publicUrl)].filter((one) => one !== null),
    imageIsDrawing,
  };
}

/** Its pictures after the first, as many as travellers see of them. */
function moreOf(kind: KindName, found: FoundListing, publicUrl: string): string[] {
  const about: Kind = kinds[kind];
  const lists = about.fields.filter(({ type }) => type === 'images');
  const stored = Object.fromEntries(
    lists.map((field) => [field.name, shownValue(field, found.details[field.name], publicUrl)]),
  );
  const shown = withoutExtras(about, found, stored);
  return lists.flatMap(({ name, continues }) => (shown[name] as string[]).slice(continues ? 0 : 1));
}

/** Travellers see the drawing that stands for a missing photograph; its owner's form is filled with what is stored. */
function withDrawing(
  kind: KindName,
  { id, details }: FoundListing,
  publicUrl: string,
  view: Record<string, unknown>,
): Record<string, unknown> {
  if (view.image !== null) return view;
  const { image: field, fields }: Kind = kinds[kind];
  const drawing = absoluteUrl(drawingOf(kind, id, details), publicUrl);
  const isList = fields.some(({ name, type }) => name === field && type === 'images');
  const second = 'imageUrl' in view ? { imageUrl: drawing } : {};
  return { ...view, ...second, [field]: isList ? [drawing] : drawing, image: drawing, images: [drawing] };
}

/** The same listing as its owner and administrators see it. */
export const ownerView = <K extends KindName>(kind: K, found: FoundListing, publicUrl: string) =>
  ({
    ...detailsOf(kinds[kind], found, publicUrl, () => true),
    ...more[kind]?.(found, publicUrl),
    ...placedView(kind, found),
    ...pricedView(kind, found),
    ...sharedView(found),
    ...imageOf(kind, found, publicUrl),
    ...ownedView(found),
  }) as unknown as OwnerView[K];

/** The same for a list of many: with long texts cut, and of its pictures the first alone. */
export function ownerSummary<K extends KindName>(
  kind: K,
  found: FoundListing,
  publicUrl: string,
): OwnerView[K] {
  const view: Record<string, unknown> = { ...ownerView(kind, found, publicUrl) };
  const { fields }: Kind = kinds[kind];
  for (const { name, type, continues } of [
    ...fields,
    { name: 'images', type: 'images', continues: undefined },
  ]) {
    const value = view[name];
    if (type === 'images' && Array.isArray(value)) view[name] = value.slice(0, continues ? 0 : 1);
  }
  return cutTexts(kind, view) as unknown as OwnerView[K];
}

/** Pictures that came with premium are kept when it ends, and shown again with the next. */
function withoutExtras(
  { fields, images }: Kind,
  { isPremium, ownerId }: FoundListing,
  details: Record<string, unknown>,
): Record<string, unknown> {
  if (isPremium || ownerId === null) return details;
  for (const { name, type } of fields) {
    const value = details[name];
    if (type === 'images' && Array.isArray(value)) details[name] = value.slice(0, images.free);
  }
  return details;
}

const detailsOf = (
  { fields }: Kind,
  found: FoundListing,
  publicUrl: string,
  isShown: (field: Field) => boolean,
): Record<string, unknown> =>
  Object.fromEntries(
    fields
      .filter(isShown)
      .map((field) => [field.name, shownValue(field, found.details[field.name], publicUrl)]),
  );

function placedView(kind: KindName, { latitude, longitude, located }: FoundListing) {
  return (kinds[kind] as Kind).placedBy ? { latitude, longitude, located } : {};
}

/** A row that was written before prices were read has none yet. */
function pricedView(kind: KindName, { price, details }: FoundListing) {
  const { pricedBy }: Kind = kinds[kind];
  return pricedBy ? { price: price ?? priceOfDetails({ pricedBy }, details) } : {};
}

function availabilityOf({ availability, awayUntil }: FoundListing) {
  return { availabilityState: availability, awayUntil };
}

/** What a kind says besides: second words for a field, and what follows from who made it. */
const more: Partial<Record<KindName, (found: FoundListing, publicUrl: string) => Record<string, unknown>>> = {
  tourGuide: availabilityOf,
  vehicle: availabilityOf,
  tour: ({ details }, publicUrl) => ({ imageUrl: shownValue({ type: 'image' }, details.image, publicUrl) }),
  businessListing: ({ details }) => ({
    bookingUrl: textOf(shownValue({ type: 'url' }, details.redirectUrl, '')),
    listingType: 'regular',
  }),
  blog: ({ details, ownerId }) => ({
    authorName: textOf(details.author),
    isSponsored: ownerId !== null,
    readingMinutes: readingMinutes(textOf(details.content)),
  }),
};

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

const ownedView = (found: FoundListing): OwnedView => ({
  version: found.version,
  needsReview: found.needsReview,
  rejectReason: found.rejectReason,
  isHidden: found.hiddenAt !== null,
  submittedBy: found.ownerId,
  submittedAt: found.submittedAt.toISOString(),
  lookedAt: found.reviewedAt?.toISOString() ?? null,
  updatedAt: found.updatedAt.toISOString(),
  changedAt: (found.needsReview && found.changedAt?.toISOString()) || null,
  clickCount: found.clickCount,
  inquiryCount: found.inquiryCount,
  hadPremiumBefore: found.premiumUntil !== null,
  analyticsEnabled: found.isPremium,
});

/** What stands there is what was looked at: where its owner changed it since, nothing is said to be. */
function checkedView({ kind, details, status, reviewedAt, uncheckedAt }: FoundListing) {
  if (status !== 'approved' || !reviewedAt || uncheckedAt) return { checkedAt: null, checked: [] };
  return { checkedAt: reviewedAt.toISOString(), checked: partsToCheck(kinds[kind].fields, details) };
}

/** Papers were seen of what stood there then. */
const seenView = ({ status, uncheckedAt, papersSeen }: FoundListing) =>
  status === 'approved' && !uncheckedAt && papersSeen ? { papersSeen } : {};

const sharedView = (found: FoundListing): Omit<SharedView, 'image' | 'images' | 'imageIsDrawing'> => ({
  _id: found.id,
  status: found.status,
  isVerified: found.status === 'approved',
  ...checkedView(found),
  ...seenView(found),
  isExternal: found.isExternal,
  isPremium: found.isPremium,
  premiumExpiry: found.premiumUntil?.toISOString() ?? null,
  featuredStatus: found.featuredStatus,
  averageRating: found.reviewCount > 0 ? found.ratingHundredths / 100 : null,
  reviewCount: found.reviewCount,
  replies: found.replies,
  viewCount: found.viewCount,
  createdAt: madeAt(found.id).toISOString(),
  ...(found.ownerId !== null && (kinds[found.kind] as Kind).inquiries && { canBeAsked: true }),
});
