import type { Listed } from '~/lib/api/call.ts';

const number = new Intl.NumberFormat('en-LK');

/** `1,000+`, where counting stopped. */
export const countWords = ({ total, capped }: Pick<Listed<unknown>, 'total' | 'capped'>): string =>
  `${number.format(total)}${capped ? '+' : ''}`;
