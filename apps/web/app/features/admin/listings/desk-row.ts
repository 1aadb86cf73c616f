import { dayInWords } from '@serendib/contract/calendar-words';
import {
  blogPrint,
  businessPrint,
  patternPrint,
  tourPrint,
  vehiclePrint,
} from '@serendib/contract/drawings/print-of';
import type { AdminView } from '@serendib/contract/listings/admin-rows';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { ListingStatus } from '@serendib/contract/listings/views';
import {
  adminBusinessTypes,
  labelOf,
  tourPriceUnits,
  tourTypes,
  vehicleTypes,
} from '@serendib/contract/options/options';
import { priceFor } from '@serendib/contract/words/price-words';

/** A listing in a line of the desk, of whatever kind. */
export interface DeskRow {
  _id: string;
  kind: KindName;
  title: string;
  image: string | null;
  imageIsDrawing: boolean;
  /** The print of ours that stands where there is no picture. */
  print: string;
  status: ListingStatus;
  needsReview: boolean;
  /** When a person last looked at it. */
  lookedAt: string | null;
  isPremium: boolean;
  isFeatured: boolean;
  isHidden: boolean;
  isExternal: boolean;
  version: number;
  ownerName: string | null;
  submittedAt: string;
  changedAt: string | null;
  /** What tells it from its neighbours, in a few words each. */
  facts: string[];
}

const words = (...parts: (string | null | undefined | false)[]) => parts.filter((part) => !!part) as string[];
const some = (list: readonly string[] | null, most = 4) =>
  list && list.length > 0
    ? list.slice(0, most).join(', ') + (list.length > most ? ` +${list.length - most}` : '')
    : null;

const shown: { [K in KindName]: (one: AdminView[K]) => { print: string; facts: string[] } } = {
  tourGuide: (one) => ({
    print: patternPrint(one._id),
    facts: words(
      one.yearsOfExperience !== null &&
        `${one.yearsOfExperience} ${one.yearsOfExperience === 1 ? 'year' : 'years'}`,
      some(one.languages),
      one.contactEmail,
      one.premiumExpiry && one.isPremium && `premium until ${dayInWords(one.premiumExpiry)}`,
      some(one.specialization),
      some(one.preferredAreas),
    ),
  }),
  vehicle: (one) => ({
    print: vehiclePrint(one.vehicleType ?? '', one._id),
    facts: words(
      labelOf(vehicleTypes, one.vehicleType ?? ''),
      one.ownerName && `owner ${one.ownerName}`,
      one.plateNumber,
      one.baseLocation,
      one.premiumExpiry && one.isPremium && `premium until ${dayInWords(one.premiumExpiry)}`,
    ),
  }),
  tour: (one) => ({
    print: tourPrint(one.type ?? '', one._id),
    facts: words(
      labelOf(tourTypes, one.type ?? ''),
      one.location,
      one.duration,
      priceFor(one.priceRange, labelOf(tourPriceUnits, one.priceUnit ?? '')),
    ),
  }),
  businessListing: (one) => ({
    print: businessPrint(one.businessType ?? '', one._id),
    facts: words(labelOf(adminBusinessTypes, one.businessType ?? ''), one.location, one.email),
  }),
  blog: (one) => ({
    print: blogPrint(one._id),
    facts: words(one.author && `by ${one.author}`, one.isSponsored && 'sponsored'),
  }),
};

export function deskRow<K extends KindName>(kind: K, one: AdminView[K]): DeskRow {
  const { title, image }: Kind = kinds[kind];
  const details = one as unknown as Record<string, unknown>;
  const pictured = details[image];
  const { _id, status, needsReview, isPremium, isHidden, isExternal, version, submittedAt, changedAt } = one;
  return {
    ...{ _id, kind, status, needsReview, isPremium, isHidden, isExternal, version, submittedAt, changedAt },
    lookedAt: one.lookedAt,
    imageIsDrawing: one.imageIsDrawing,
    ...shown[kind](one),
    title: String(details[title] ?? ''),
    image: ((Array.isArray(pictured) ? pictured[0] : pictured) as string | null) || null,
    isFeatured: one.featuredStatus !== 'none',
    ownerName: one.owner?.userName ?? null,
  };
}
