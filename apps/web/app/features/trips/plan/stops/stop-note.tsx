import { longestNote } from '@serendib/contract/trips/limits';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { useKeptText } from '../fields/use-kept-text.ts';

/** What is not to be forgotten at a stop. */
export function StopNote({ stop, onChange }: { stop: PlacedStop; onChange: (note: string) => void }) {
  const field = useKeptText<HTMLTextAreaElement>(stop.note, onChange);
  return (
    <TextAreaField
      {...field}
      label={t('Note for {name}', { name: stop.name })}
      rows={3}
      maxLength={longestNote}
    />
  );
}
