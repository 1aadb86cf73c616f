import { t } from '@serendib/contract/words/t';

export const vehicleAddress = (vehicle: { _id: string }) => `/vehicles/${vehicle._id}`;

export const seats = (count: number | null) =>
  count ? t('{count, plural, one {# seat} other {# seats}}', { count }) : null;
