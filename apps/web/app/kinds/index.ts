import type { KindName } from '@serendib/contract/listings/kind';
import { blogUi } from './blog/index.tsx';
import { businessListingUi } from './business-listing/index.tsx';
import type { KindUi } from './kind-ui.ts';
import { tourUi } from './tour/index.tsx';
import { tourGuideUi } from './tour-guide/index.tsx';
import { vehicleUi } from './vehicle/index.tsx';

/** What the pages need to know of each kind besides its declaration, in the order in which a profile shows them. */
export const kindUi: { [K in KindName]: KindUi<K> } = {
  tourGuide: tourGuideUi,
  vehicle: vehicleUi,
  blog: blogUi,
  tour: tourUi,
  businessListing: businessListingUi,
};
