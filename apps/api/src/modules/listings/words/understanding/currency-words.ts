import type { PriceCurrency } from '@serendib/contract/listings/price/price';

/** How each currency is written, with its sign, in the languages of the pages. */
const currencies: Record<PriceCurrency, string> & Record<string, string> = {
  LKR: 'lkr rs slr slrs rupee rupees රුපියල් රු ரூபாய் ரூபா ரூ',
  USD: 'usd dollar dollars ඩොලර් டொலர் டாலர் us$ $',
  EUR: 'eur euro euros යුරෝ யூரோ €',
  GBP: 'gbp pound pounds පවුම් பவுண்ட் பவுண்டு £',
  INR: 'inr ₹',
  AUD: 'aud au$ a$',
  CNY: 'cny rmb yuan යුවාන් யுவான்',
  RUB: 'rub ruble rubles rouble roubles රූබල් ரூபிள் ₽',
  JPY: 'jpy yen යෙන් யென் ¥',
  CAD: 'cad ca$ c$',
  NZD: 'nzd nz$',
  SGD: 'sgd sg$ s$',
};
const written = Object.entries(currencies).flatMap(([code, line]) =>
  line.split(' ').map((name) => ({ code: code.toLowerCase(), name, isSign: /[^\p{L}\p{M}]$/u.test(name) })),
);
/** What signs of currencies are called; a name stays as it was typed. */
const nameOfSign = new Map(written.filter(({ isSign }) => isSign).map(({ code, name }) => [name, code]));
const alternatives = (isSign: boolean) =>
  written
    .filter((one) => one.isSign === isSign)
    // A Tamil name has no last virama before an ending: "டொலருக்கு".
    .map(({ name }) => name.replace('$', String.raw`\$`).replace(/\u0bcd$/, '\u0bcd?'))
    .join('|');
const whose =
  'us|american|australian|canadian|singapore|new zealand|hong kong|sri lankan|indian|british'.replaceAll(
    ' ',
    String.raw`\s+`,
  );

/** Both as alternatives of a regular expression; before a name may stand whose money it is: "US dollars". */
export const currencyNames = String.raw`(?:(?:${whose})\s+)?(?:${alternatives(false)})`;
export const currencySigns = alternatives(true);

/** What a currency is called of which the name or the sign was typed; of both it is the name: "AUD $". */
export const currencyOf = (said = ''): string => {
  const name = said
    .replaceAll(/[.:()-]/g, '')
    .trim()
    .toLowerCase();
  return nameOfSign.get(name) ?? name.replace(/\p{Sc}/u, '').trim();
};
