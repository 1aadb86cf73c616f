import type { KindName } from '../listings/kind.ts';
import { labelOf, type Option, plain } from '../options/option.ts';
import { each, t } from '../words/t.ts';

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

const all: Option[] = [...ofDriving, ...ofGuiding, ...ofStays];

/** Whether it was chosen ready-made, so that it is told in each language; what a partner wrote may have one of them within. */
export const isReadyMade = (point: string): boolean => all.some(({ value }) => value === point);

/** One of them in the reader's language; what a partner wrote as they wrote it. */
export const pointWords = (point: string): string => labelOf(all, point);

/** What a page calls a line of an offer by itself: kept in English, and told as a name is (`translateName`). */
export const furtherKilometresLine: Option = { value: 'Further kilometres', label: t('Further kilometres') };

/** What parts them in a line that is translated later: one that a partner wrote may have commas. */
export const betweenPoints = ' · ';
