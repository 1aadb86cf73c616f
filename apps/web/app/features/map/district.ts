import { listAddress } from '~/lib/list/list-address.ts';

export const mapPath = '/map';

/** What the pins are narrowed by, on the way here from a list: of one kind, or what a search found. */
export type PinQuery = { category?: string; search?: string };

export const districtAddress = (name: string, pins: PinQuery = {}) =>
  listAddress(mapPath, { district: name, ...pins });

/** `Temples`, or `Places for “surf”`; nothing where all are shown. */
export const pinWords = ({ category, search }: PinQuery): string | undefined =>
  category || search
    ? [category ?? 'Places', search && `for “${search}”`].filter(Boolean).join(' ')
    : undefined;

export interface DistrictSummary {
  slug: string;
  name: string;
  province: string;
  destinationCount: number;
}

export const countInWords = (count: number) => `${count} ${count === 1 ? 'destination' : 'destinations'}`;
