import type { KindName } from '@serendib/contract/listings/kind';
import { labelOf, type Option, plain } from '@serendib/contract/options/option';
import { each } from '@serendib/contract/words/t';

const ofDriving = plain(
  each('Fuel', 'Driver’s meals and bed', 'Road tolls', 'Parking', 'Fetching from the airport'),
);
const ofGuiding = plain(each('Entry tickets', 'Transport', 'Guide’s meals and bed'));
const ofStays = plain(each('Breakfast', 'Taxes and service'));

const points: Partial<Record<KindName, Option[]>> = {
  vehicle: ofDriving,
  tourGuide: ofGuiding,
  tour: [...ofGuiding, ...ofStays],
  businessListing: ofStays,
};

/** What is asked about most: it is included in an offer or it is not. */
export const pointsOf = (kind: KindName | undefined): Option[] => (kind && points[kind]) ?? [];

const all = [...ofDriving, ...ofGuiding, ...ofStays];

/** One of them in the reader's language; what a partner wrote as they wrote it. */
export const pointWords = (point: string): string => labelOf(all, point);
