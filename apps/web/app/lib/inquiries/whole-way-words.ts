import { furtherKilometres } from '@serendib/contract/inquiries/further-kilometres';
import type { Offer } from '@serendib/contract/inquiries/offer';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';

const figures = new Intl.NumberFormat('en-LK');

/** What an offer comes to with all kilometres of the journey; null where either says nothing of them. */
export function wholeWayWords(offer: Offer, journey: number | null | undefined): string | null {
  const further = journey ? furtherKilometres(offer, journey) : null;
  if (!journey || !further) return null;
  const kilometres = figures.format(journey);
  if (further.kilometres === 0) return t('about {kilometres} km, all included', { kilometres });
  const more = figures.format(further.kilometres);
  if (further.rupees === null)
    return t('about {kilometres} km, {more} more than are included', { kilometres, more });
  return t('about {kilometres} km, {more} more than are included: {total} in all', {
    kilometres,
    more,
    total: formatLkr(offer.total + further.rupees),
  });
}
