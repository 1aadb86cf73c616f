import { listAddress } from '~/lib/list/list-address.ts';

export const mapPath = '/map';

export const districtAddress = (name: string) => listAddress(mapPath, { district: name });

export interface DistrictBrief {
  slug: string;
  name: string;
  province: string;
  destinationCount: number;
}

export const countInWords = (count: number) => `${count} ${count === 1 ? 'destination' : 'destinations'}`;
