import type { KindName } from '../listings/kind.ts';
import { t } from '../words/t.ts';
import type { PaperType } from './papers.ts';

/** What a person of our team can have seen of a listing. The words are those of its page. */
export const seenTypes = [
  'nationalGuide',
  'chauffeurGuide',
  'areaGuide',
  'siteGuide',
  'drivingLicence',
  'vehiclePermit',
  'insurance',
  'registration',
  'address',
] as const;
export type SeenType = (typeof seenTypes)[number];

export const seenLabels: Record<SeenType, string> = {
  nationalGuide: t('Licence of a national guide'),
  chauffeurGuide: t('Licence of a chauffeur guide'),
  areaGuide: t('Licence of an area guide'),
  siteGuide: t('Licence of a site guide'),
  drivingLicence: t('Driving licence'),
  vehiclePermit: t('Permit of the vehicle'),
  insurance: t('Insurance'),
  registration: t('Business registration'),
  address: t('Address'),
};

/** Of a listing of each kind, in the order of its page. Stories prove nothing. */
export const seenOf: Partial<Record<KindName, readonly SeenType[]>> = {
  tourGuide: ['nationalGuide', 'chauffeurGuide', 'areaGuide', 'siteGuide', 'address'],
  vehicle: ['drivingLicence', 'vehiclePermit', 'insurance', 'address'],
  tour: ['registration', 'insurance', 'address'],
  businessListing: ['registration', 'address'],
};

/** As which photo of a paper its owner adds the next one; none of what is visited. */
export const photoOf: Partial<Record<SeenType, PaperType>> = {
  nationalGuide: 'licence',
  chauffeurGuide: 'licence',
  areaGuide: 'licence',
  siteGuide: 'licence',
  drivingLicence: 'licence',
  vehiclePermit: 'permit',
  insurance: 'insurance',
  registration: 'registration',
};

/** Days before the last one of a paper on which its owner is asked for the next. */
export const remindDays = 30;
/** Further ahead nothing is valid: a year that was mistyped. */
export const longestValidDays = 3_660;
