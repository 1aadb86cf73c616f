import type { KindName } from '@serendib/contract/listings/kind';

/** Whether a traveller could take a drawing of this kind for the thing itself: tours and stories show the island. */
export const isNoted = (kind: KindName) =>
  kind === 'tourGuide' || kind === 'vehicle' || kind === 'businessListing';
