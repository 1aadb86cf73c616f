import { dayAfter } from '@serendib/contract/calendar';
import { longestAway } from '@serendib/contract/listings/limits';
import { t } from '@serendib/contract/words/t';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

interface UntilWhenProps {
  /** The first day that can be named. */
  from: string;
  given: string | null;
  save: (choice: { state: 'away'; until: string }) => Promise<void>;
}

export default function UntilWhen({ from, given, save }: UntilWhenProps) {
  const form = useApiForm<{ until: string }>({
    values: { until: given ?? '' },
    send: ({ until }) => save({ state: 'away', until }),
    failed: t('This could not be saved.'),
  });
  return (
    <form {...form.attributes} noValidate={false} className="mt-3 flex flex-wrap items-end gap-3">
      <TextField
        label={t('Available again on')}
        type="date"
        required
        min={from}
        max={dayAfter(from, longestAway - 1)}
        {...form.field('until')}
      />
      <Button small type="submit">
        {t('Say so')}
      </Button>
    </form>
  );
}
