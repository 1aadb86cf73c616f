import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { type AvailabilityState, busyWords } from '@serendib/contract/listings/availability';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { ChipButton } from '~/ui/form/chip.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import type { MyListing } from '../my-listing.ts';

/** The furthest day that can be named. */
const longestDays = 366;

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
  const { revalidate } = useRevalidator();
  const save = async (choice: { state: AvailabilityState; until?: string }) => {
    setBusy(true);
    try {
      const { availabilityState, awayUntil } = await call(
        keyOf(kind as KindsWith<'availability'>, 'availability'),
        { params: { id: _id }, body: choice },
      );
      await revalidate();
      setChoosing(false);
      const words = busyWords({ availabilityState, awayUntil });
      toast(words ? `Travellers read: ${words}.` : 'Travellers see that it is available.', 'good');
    } catch (error) {
      toast(errorText(error, 'This could not be saved.'), 'danger');
    }
    setBusy(false);
  };
  return (
    <fieldset disabled={isBusy}>
      <legend className="sr-only">Availability of {title}</legend>
      <div className="flex flex-wrap gap-2">
        <ChipButton pressed={state === 'available'} onClick={() => save({ state: 'available' })}>
          Available
        </ChipButton>
        <ChipButton pressed={state === 'booked'} onClick={() => save({ state: 'booked' })}>
          Booked
        </ChipButton>
        <ChipButton
          pressed={state === 'away'}
          aria-expanded={isChoosing}
          onClick={() => setChoosing(!isChoosing)}
        >
          {state === 'away' ? busyWords({ availabilityState: state, awayUntil }) : 'Away until…'}
        </ChipButton>
      </div>
      {isChoosing && <UntilWhen from={dayAfter(dayOf(now), 1)} given={awayUntil} save={save} />}
    </fieldset>
  );
}

interface UntilWhenProps {
  /** The first day that can be named. */
  from: string;
  given: string | null;
  save: (choice: { state: 'away'; until: string }) => Promise<void>;
}

function UntilWhen({ from, given, save }: UntilWhenProps) {
  const form = useApiForm<{ until: string }>({
    values: { until: given ?? '' },
    send: ({ until }) => save({ state: 'away', until }),
    failed: 'This could not be saved.',
  });
  return (
    <form {...form.attributes} noValidate={false} className="mt-3 flex flex-wrap items-end gap-3">
      <TextField
        label="Available again on"
        type="date"
        required
        min={from}
        max={dayAfter(from, longestDays - 1)}
        {...form.field('until')}
      />
      <Button small type="submit">
        Say so
      </Button>
    </form>
  );
}
