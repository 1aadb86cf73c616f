import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type AvailabilityState, busyWords } from '@serendib/contract/listings/availability';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { Suspense, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { ChipButton } from '~/ui/form/chip-button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import type { MyListing } from '../my-listing.ts';

const UntilWhen = lazyPart(() => import('./until-when.tsx'));

interface SwitchProps {
  listing: MyListing;
  state: AvailabilityState;
  now: number;
}

/** One press says whether it can be had: travellers see it at once. */
export function AvailabilitySwitch({ listing, state, now }: SwitchProps) {
  const { _id, kind, title, awayUntil = null } = listing;
  const [isChoosing, setChoosing] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const reload = useReload();
  const save = async (choice: { state: AvailabilityState; until?: string }) => {
    if (isBusy) return;
    setBusy(true);
    try {
      const { availabilityState, awayUntil } = await call(
        keyOf(kind as KindsWith<'availability'>, 'availability'),
        { params: { id: _id }, body: choice },
      );
      await reload();
      setChoosing(false);
      const words = busyWords({ availabilityState, awayUntil });
      toast(
        words ? t('Travellers read: {words}.', { words }) : t('Travellers see that it is available.'),
        'good',
      );
    } catch (error) {
      toast(errorText(error, t('This could not be saved.')), 'danger');
    }
    setBusy(false);
  };
  return (
    <fieldset aria-busy={isBusy}>
      <legend className="sr-only">{t('Availability of {title}', { title })}</legend>
      <div className="flex flex-wrap gap-2">
        <ChipButton pressed={state === 'available'} onClick={() => save({ state: 'available' })}>
          {t('Available')}
        </ChipButton>
        <ChipButton pressed={state === 'booked'} onClick={() => save({ state: 'booked' })}>
          {t('Booked')}
        </ChipButton>
        <ChipButton
          pressed={state === 'away'}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {state === 'away' ? busyWords({ availabilityState: state, awayUntil }) : t('Away until…')}
        </ChipButton>
      </div>
      {isChoosing && (
        <Suspense>
          <UntilWhen from={dayAfter(dayOf(now), 1)} given={awayUntil} save={save} />
        </Suspense>
      )}
    </fieldset>
  );
}
