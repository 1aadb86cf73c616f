import { furtherKilometres } from '@serendib/contract/inquiries/further-kilometres';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { formatNumber } from '@serendib/contract/words/format-number';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';

interface WholeWay {
  words: string;
  /** The sum that they say, for machines. */
  value: string | null;
}

/** What an offer comes to with all kilometres of the journey; null where either says nothing of them. */
export function wholeWay(offer: Offer, journey: number | null | undefined): WholeWay | null {
  const further = journey ? furtherKilometres(offer, journey) : null;
  if (!journey || !further) return null;
  const kilometres = formatNumber(journey);
  if (further.kilometres === 0)
    return { words: t('about {kilometres} km, all included', { kilometres }), value: null };
  const more = formatNumber(further.kilometres);
  if (further.rupees === null)
    return {
      words: t('about {kilometres} km, {more} more than are included', { kilometres, more }),
      value: null,
    };
  const total = offer.total + further.rupees;
  const words = t('about {kilometres} km, {more} more than are included: {total} in all', {
    kilometres,
    more,
    total: formatLkr(total),
  });
  return { words, value: String(total) };
}
