export const vehicleAddress = (vehicle: { _id: string }) => `/vehicles/${vehicle._id}`;

export const perDay = 'a day, with driver';

export const seats = (count: number | null) => (count ? `${count} ${count === 1 ? 'seat' : 'seats'}` : null);
