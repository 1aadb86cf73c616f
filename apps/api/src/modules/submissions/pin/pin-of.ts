import type { Pinned, PinSent } from '@serendib/contract/listings/write-endpoints';

/** A pin in degrees; none where a listing is where its words say. */
export const pinOf = ({ latitude, longitude, located }: Pinned): string | null =>
  located === 'exact' && latitude !== null && longitude !== null ? pinAt({ latitude, longitude }) : null;

export const pinAt = ({ latitude, longitude }: PinSent): string => `${latitude}, ${longitude}`;
