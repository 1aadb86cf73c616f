import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';

export const businessPrice = ({ price, priceRange }: { price: Price | null; priceRange: string | null }) =>
  shownPrice(price, priceRange);
