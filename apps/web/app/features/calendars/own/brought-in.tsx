import type { OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { type ChangeEvent, useId } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import type { Change } from './change.ts';
import { Imports } from './imports.tsx';
import { useRefused } from './use-refused.tsx';

interface BroughtInProps {
  kind: KindsWith<'addImport'>;
  id: string;
  calendar: OwnerCalendar;
  change: Change;
  isBusy: boolean;
}

/** Other calendars whose busy days count here: that of a phone as a file, or one with an address of its own. */
export function BroughtIn({ kind, id, calendar, change, isBusy }: BroughtInProps) {
  const fileId = useId();
  const { attempt, refused } = useRefused();
  const add = (body: FormData | { url: string }, words: string) =>
    change(
      () => call(keyOf(kind, 'addImport'), { params: { id }, body: body as never, timeout: 45_000 }),
      words,
    );
  const form = useApiForm<{ url: string }>({
    values: { url: '' },
    send: async ({ url }) => {
      await add({ url }, t('Its days are in. We read it again every two hours.'));
      form.reset();
    },
    failed: t('This calendar could not be read.'),
  });
  const addFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const body = new FormData();
    body.append('calendar', file, file.name);
    void attempt(() => add(body, t('The days of {name} are in.', { name: file.name })));
  };
  return (
    <section aria-labelledby="brought-in" className="grid gap-5">
      <h2 id="brought-in" className="text-26">
        {t('Bring another calendar in')}
      </h2>
      <p className="max-w-[60ch] text-15 text-ink-2">
        {t(
          'Days that are busy in your phone’s calendar become busy here. Only which days they are is kept, not what they are for.',
        )}
      </p>
      <p>
        <label htmlFor={fileId} className="btn btn-line" aria-disabled={isBusy || undefined}>
          {t('Choose an .ics file')}
        </label>
        <input
          id={fileId}
          type="file"
          accept=".ics,text/calendar"
          className="sr-only"
          disabled={isBusy}
          onChange={addFile}
        />
      </p>
      {refused}
      <form {...form.attributes} className="flex max-w-[46rem] flex-wrap items-start gap-3">
        <TextField
          label={t('Or its address')}
          hint={t('Such as the secret address in iCal format of a Google calendar.')}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          className="min-w-0 flex-1 basis-60"
          {...form.field('url')}
        />
        <Button small type="submit" busy={form.busy} className="sm:mt-8">
          {t('Bring it in')}
        </Button>
      </form>
      <Refusal of={form.refusal} />
      <Imports {...{ kind, id, calendar, change }} />
    </section>
  );
}
