import type { Block } from '@serendib/contract/calendars/calendar';
import { t } from '@serendib/contract/words/t';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';

interface BlockSpanProps {
  today: string;
  last: string;
  hasNote: boolean;
  send: (block: Block) => Promise<boolean>;
}

/** Blocks the days from one to another; its owner with a note for oneself. */
export function BlockSpan({ today, last, hasNote, send }: BlockSpanProps) {
  const form = useApiForm<Block>({
    values: { from: '', to: '', note: '' },
    check: ({ from, to }) => ({
      ...(!from && { from: t('Please give the first day as well.') }),
      ...(!to && { to: t('Please give the last day as well.') }),
      ...(from && to && to < from && { to: t('The last day is before the first.') }),
    }),
    send: async (block) => {
      if (await send(block)) form.reset();
    },
    failed: t('This could not be saved.'),
  });
  return (
    <form {...form.attributes} className="grid max-w-[46rem] items-start gap-4 sm:grid-cols-2">
      <TextField label={t('First day')} type="date" min={today} max={last} {...form.field('from')} />
      <TextField label={t('Last day')} type="date" min={today} max={last} {...form.field('to')} />
      {hasNote && (
        <TextField
          label={t('Note for yourself')}
          maxLength={100}
          className="sm:col-span-2"
          {...form.field('note')}
        />
      )}
      <p>
        <Button small type="submit">
          {t('Block these days')}
        </Button>
      </p>
    </form>
  );
}
