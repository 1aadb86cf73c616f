import type { Price } from '@serendib/contract/listings/price/price';
import { shownPrice } from '@serendib/contract/listings/price/price-text';
import { t } from '@serendib/contract/words/t';

export const vehiclePrice = ({ price }: { price: Price | null }) =>
  shownPrice(price, null, t('a day, with driver'));
