import { longestNote } from '@serendib/contract/trips/limits';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { TextAreaField } from '~/ui/form/text-field.tsx';

/** What is not to be forgotten at a stop; kept when the field is left. */
export const StopNote = ({ stop, onChange }: { stop: PlacedStop; onChange: (note: string) => void }) => (
  <TextAreaField
    // Another device may have written it anew: an old text that is left would write over that.
    key={stop.note}
    label={t('Note for {name}', { name: stop.name })}
    rows={3}
    maxLength={longestNote}
    defaultValue={stop.note}
    onBlur={({ currentTarget: { value } }) => value !== stop.note && onChange(value)}
  />
);
