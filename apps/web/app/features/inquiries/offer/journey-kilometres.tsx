import { furtherKilometres } from '@serendib/contract/inquiries/further-kilometres';
import { formatNumber } from '@serendib/contract/words/format-number';
import { formatLkr } from '@serendib/contract/words/lkr';
import { t } from '@serendib/contract/words/t';
import { Button } from '~/ui/form/button.tsx';

interface JourneyKilometresProps {
  journey: number;
  /** As they are written into the form. */
  offered: { kilometresIncluded: number | null; pricePerKm: number | null };
  /** So many further ones at this price shall be a line of the offer, and included. */
  onInclude: (further: number, price: number) => void;
}

/** How far the traveller's journey goes beside what the offer includes, and one press to include all of it. */
export function JourneyKilometres({ journey, offered, onInclude }: JourneyKilometresProps) {
  const further = furtherKilometres(offered, journey);
  const kilometres = formatNumber(journey);
  const { pricePerKm } = offered;
  return (
    <div className="col-span-full grid justify-items-start gap-1" aria-live="polite">
      <p className="text-15">
        {!further
          ? t('The journey goes about {kilometres} km.', { kilometres })
          : further.kilometres === 0
            ? t('The journey goes about {kilometres} km: all of it is included.', { kilometres })
            : further.rupees === null
              ? t('The journey goes about {kilometres} km, {more} more than are included.', {
                  kilometres,
                  more: formatNumber(further.kilometres),
                })
              : t('The journey goes about {kilometres} km, {more} more than are included: {price}.', {
                  kilometres,
                  more: formatNumber(further.kilometres),
                  price: formatLkr(further.rupees),
                })}
      </p>
      {further && further.kilometres > 0 && pricePerKm ? (
        <Button look="plain" onClick={() => onInclude(further.kilometres, pricePerKm)}>
          {t('Include all kilometres')}
        </Button>
      ) : null}
    </div>
  );
}
