import { dayInWords } from '@serendib/contract/calendar';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call, type ItemOf } from '~/lib/api/call.ts';
import { SelectField } from '~/ui/form/select-field.tsx';
import { BuyButton } from './buy-button.tsx';

type MyTour = ItemOf<'GET /tours/my-submissions'>;

/** The one whose premium ends first, then those that have none. */
const bySoonest = (one: MyTour, other: MyTour) =>
  (one.premiumExpiry ?? '9').localeCompare(other.premiumExpiry ?? '9');

const beginsOf = ({ premiumExpiry, isPremium }: MyTour): string =>
  isPremium && premiumExpiry
    ? t('In front until {day}; the new month begins then.', {
        day: dayInWords(premiumExpiry),
      })
    : t('Not in front now; the month begins when you have paid.');

/** Another month for a tour of the reader's that is live; nothing for readers without one. */
export default function RenewTour({ place }: { place: string }) {
  const [tours, setTours] = useState<MyTour[]>([]);
  const [chosen, setChosen] = useState<string>();
  useEffect(() => {
    let isOver = false;
    call('GET /tours/my-submissions').then(
      ({ data }) => {
        const live = data.filter(({ status }) => status === 'approved').sort(bySoonest);
        if (!isOver) setTours(live);
      },
      () => {},
    );
    return () => {
      isOver = true;
    };
  }, []);
  const tour = tours.find(({ _id }) => _id === chosen) ?? tours[0];
  if (!tour) return null;
  return (
    <section aria-label={t('A tour of yours')} className="renew-tour">
      <SelectField
        label={t('Another month for a tour of yours')}
        value={tour._id}
        onChange={(event) => setChosen(event.currentTarget.value)}
        options={tours.map(({ _id, name }) => ({ value: _id, label: name ?? t('A tour without a name') }))}
      />
      <p>{beginsOf(tour)}</p>
      <BuyButton service="tour_partnership" itemId={tour._id} place={place} look="line">
        {t('Add a month to this tour')}
      </BuyButton>
    </section>
  );
}
