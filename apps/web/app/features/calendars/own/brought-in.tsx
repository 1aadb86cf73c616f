import { momentInWords } from '@serendib/contract/calendar-words';
import type { CalendarImport, OwnerCalendar } from '@serendib/contract/calendars/calendar';
import { type KindsWith, keyOf } from '@serendib/contract/listings/endpoints/keys';
import { t } from '@serendib/contract/words/t';
import { type ChangeEvent, useId } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import type { Change } from './change.ts';

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
  const add = (body: FormData | { url: string }, words: string) =>
    change(
      () => call(keyOf(kind, 'addImport'), { params: { id }, body: body as never, timeout: 45_000 }),
      words,
    );
  const form = useApiForm<{ url: string }>({
    values: { url: '' },
    send: async ({ url }) => {
      if (await add({ url }, t('Its days are in. We read it again every two hours.'))) form.reset();
    },
    failed: t('This calendar could not be read.'),
  });
  const addFile = (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.target.files ?? [];
    event.target.value = '';
    if (!file) return;
    const body = new FormData();
    body.append('calendar', file, file.name);
    void add(body, t('The days of {name} are in.', { name: file.name }));
  };
  const remove = ({ _id, name }: CalendarImport) =>
    void change(
      () => call(keyOf(kind, 'removeImport'), { params: { id, importId: _id } }),
      t('{name} is out, with its days.', { name }),
    );
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
      {calendar.imports.length > 0 && (
        <ul className="own-days">
          {calendar.imports.map((one) => (
            <li key={one._id}>
              <span className="min-w-0 py-2 wrap-anywhere">
                {one.name}
                <span className={`block text-15 ${one.state === 'failed' ? 'text-danger' : 'text-ink-2'}`}>
                  {stateOf(one)}
                </span>
              </span>
              <Button
                small
                look="plain"
                onClick={() => remove(one)}
                aria-label={t('Take out: {name}', { name: one.name })}
              >
                {t('Take out')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function stateOf({ state, problem, days, readAt }: CalendarImport): string {
  const when = readAt && momentInWords(readAt);
  if (state === 'failed')
    return when
      ? t('Could not be read: {problem} Its days are as they were read on {when}.', {
          problem: problem ?? '',
          when,
        })
      : t('Could not be read: {problem}', { problem: problem ?? '' });
  if (!when) return t('Not read yet.');
  return t(
    '{days, plural, =0 {No busy days} one {# span of busy days} other {# spans of busy days}}, read on {when}',
    { days, when },
  );
}
