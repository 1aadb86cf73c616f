import { labelled } from './option.ts';

export const featuredStatuses = labelled({
  none: 'Not featured',
  homepage: 'Homepage',
  destination: 'Destination',
});
export type FeaturedStatus = (typeof featuredStatuses)[number]['value'];
