import { extensionDays, mostPremiumDays } from '@serendib/contract/entitlements/premium-days';
import { t } from '@serendib/contract/words/t';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

interface DaysFormProps {
  busy: boolean;
  confirm: string;
  onCancel: () => void;
  /** Gives them. Where that failed, `tell` says so in the form, which keeps the number. */
  onDays: (days: number, tell: (words: string) => void) => Promise<unknown>;
}

/** Asks for how many days; a whole number, at least one. */
export function DaysForm({ busy, confirm, onCancel, onDays }: DaysFormProps) {
  const form = useApiForm<{ days: string }>({
    values: { days: String(extensionDays) },
    check({ days }) {
      const number = Number(days);
      if (number > mostPremiumDays) return { days: t('At most ten years can be given at once.') };
      const isWhole = /^\d+$/.test(days.trim()) && number >= 1;
      return isWhole ? {} : { days: t('Please enter a valid number of days') };
    },
    async send({ days }) {
      await onDays(Number(days), form.say);
    },
    failed: t('The days could not be given.'),
  });
  return (
    <form {...form.attributes} className="grid gap-5">
      <TextField
        label={t('Number of days')}
        inputMode="numeric"
        data-focus
        hint={t('The owner is told by mail.')}
        {...form.field('days')}
      />
      <Refusal of={form.refusal} />
      <div className="flex flex-wrap justify-end gap-3">
        <Button look="line" onClick={onCancel}>
          {t('Cancel')}
        </Button>
        <Button type="submit" busy={busy || form.busy}>
          {confirm}
        </Button>
      </div>
    </form>
  );
}
