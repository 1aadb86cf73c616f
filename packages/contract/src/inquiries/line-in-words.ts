import { formatLkr } from '../words/lkr.ts';
import { t } from '../words/t.ts';
import type { Offer } from './offer.ts';

type Line = Offer['lines'][number];

const unitWords = ({ unit, quantity }: Pick<Line, 'unit' | 'quantity'>): string =>
  ({
    day: t('{quantity, plural, one {# day} other {# days}}', { quantity }),
    night: t('{quantity, plural, one {# night} other {# nights}}', { quantity }),
    km: t('{quantity} km', { quantity }),
    person: t('{quantity, plural, one {# person} other {# people}}', { quantity }),
    trip: t('{quantity, plural, one {once} other {# times}}', { quantity }),
  })[unit];

/** How many of what a line of an offer is for, and what each costs; without its label, which is the partner's. */
export const lineWords = (line: Pick<Line, 'unit' | 'quantity' | 'unitPrice'>): string =>
  t('{what} for {price} each', { what: unitWords(line), price: formatLkr(line.unitPrice) });
