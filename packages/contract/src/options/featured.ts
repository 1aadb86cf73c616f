import { labelled } from './option.ts';

export const featuredStatuses = labelled({
  none: 'Not featured',
  homepage: 'Homepage',
  destination: 'Destination',
});
/** Which kinds travellers may be shown first. */
export const featuredKinds = ['tourGuide', 'vehicle', 'businessListing'] as const;
export const canBeFeatured = (kind: string): boolean => featuredKinds.some((one) => one === kind);
export type FeaturedStatus = (typeof featuredStatuses)[number]['value'];
