import { availabilities, labelOf } from '@serendib/contract/options/options';

export const vehicleAddress = (vehicle: { _id: string }) => `/vehicles/${vehicle._id}`;

export const perDay = 'a day, with driver';

/** What a traveller cannot have at the moment says so. */
export const awayWords = (availability: string | null) =>
  availability && availability !== 'available' ? labelOf(availabilities, availability) : null;

export const seats = (count: number | null) => (count ? `${count} ${count === 1 ? 'seat' : 'seats'}` : null);
