import { type PaidService, prices } from '@serendib/contract/prices';
import { formatLkr } from '@serendib/contract/words/lkr';

/** `LKR 4,800` of cents, in which no line ends. */
export const formatCents = (cents: number): string => formatLkr(cents / 100).replace(' ', '\u00a0');
export const priceOf = (service: PaidService): string => formatCents(prices[service].cents);
