import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';

export const guidePrice = ({ price, ratePerDay }: { price: Price | null; ratePerDay: string | null }) =>
  shownPrice(price, ratePerDay);
