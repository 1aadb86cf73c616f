import { labelled } from '../../options/option.ts';
import { t } from '../../words/t.ts';

export const priceCurrencies = ['LKR', 'USD', 'EUR', 'GBP', 'INR', 'AUD', 'CNY', 'RUB', 'JPY'] as const;
export type PriceCurrency = (typeof priceCurrencies)[number];

/**
 * How currencies stand beside amounts, as alternatives of a regular expression: their signs, `US$`, their codes, and rupees.
 * The dot of `Rs.` is left to each expression: one that takes dots too would read it in two ways.
 */
export const currencyMarks = ['(?:us|a(?:us?)?)?\\p{Sc}', 'rs|රු|ரூ', ...priceCurrencies].join('|');

/** What a price is for, in the words that follow it. */
export const priceUnits = labelled({
  hour: t('an hour'),
  halfDay: t('for half a day'),
  day: t('a day'),
  personDay: t('a person, a day'),
  person: t('a person'),
  group: t('for the group'),
  roomNight: t('a room, a night'),
  personNight: t('a person, a night'),
  houseNight: t('the whole house, a night'),
  meal: t('a meal for one'),
  dish: t('a dish'),
});
export type PriceUnit = (typeof priceUnits)[number]['value'];

/** To what is paid in a currency: cents of rupees are not in use, and yen have none. */
export const roundPrice = (amount: number, currency: PriceCurrency): number =>
  currency === 'LKR' || currency === 'JPY' ? Math.round(amount) : Math.round(amount * 100) / 100;

/** A price as it can be compared, in one form for all the words that owners use: of rupees and yen in whole ones. */
export interface Price {
  /** 0 where the price ends at `to`. */
  from: number;
  /** The same as `from` where it is one amount; null where it is open above. */
  to: number | null;
  currency: PriceCurrency;
  /** Null where its owner does not say what it is for, or says it in words of their own. */
  per: PriceUnit | null;
}

/** Where a kind has its price: the field that it is written in, and what it is for. */
export interface PricedBy {
  field: string;
  /** One for all, or the field in which owners choose it. */
  per: PriceUnit | { field: string };
}
