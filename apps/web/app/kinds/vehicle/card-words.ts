import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';

export const vehicleAddress = (vehicle: { _id: string }) => `/vehicles/${vehicle._id}`;

export const vehiclePrice = ({ price }: { price: Price | null }) =>
  shownPrice(price, null, t('a day, with driver'));

export const seats = (count: number | null) =>
  count ? t('{count, plural, one {# seat} other {# seats}}', { count }) : null;
