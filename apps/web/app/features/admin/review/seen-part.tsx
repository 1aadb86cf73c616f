import { dayInWords, dayOf } from '@serendib/contract/calendar';
import type { KindName } from '@serendib/contract/listings/kind';
import { seenLabels, seenOf } from '@serendib/contract/papers/seen';
import type { SeenForAdmin } from '@serendib/contract/papers/seen-endpoints';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { LoadFailed } from './load-failed.tsx';

interface Values {
  type: string;
  validUntil: string;
}

/** Which papers our team has seen of a listing, by whom and until when they are valid: its page says so in words. */
export function SeenPart({ kind, id }: { kind: KindName; id: string }) {
  const types = seenOf[kind];
  const [seen, setSeen] = useState<readonly SeenForAdmin[]>([]);
  const [problem, setProblem] = useState<string>();
  const [attempts, setAttempts] = useState(0);
  const show = (data: readonly SeenForAdmin[]) => {
    setSeen(data);
    setProblem(undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt asks anew
  useEffect(() => {
    if (!types) return;
    let isWanted = true;
    call('GET /admin/listings/{id}/seen', { params: { id } }).then(
      ({ data }) => isWanted && show(data),
      (error: unknown) => isWanted && setProblem(errorText(error, t('Something went wrong.'))),
    );
    return () => {
      isWanted = false;
    };
  }, [types, id, attempts]);
  const form = useApiForm<Values>({
    values: { type: types?.[0] ?? '', validUntil: '' },
    check: ({ validUntil }) =>
      validUntil ? {} : { validUntil: t('Please give the last day of the paper.') },
    async send({ type, validUntil }) {
      const { data } = await call('PUT /admin/listings/{id}/seen/{type}', {
        params: { id, type },
        body: { validUntil },
      });
      show(data);
      form.reset();
      toast(t('The page says it from now on.'), 'good');
    },
    failed: t('This could not be saved.'),
  });
  if (!types) return null;
  const takeBack = (type: string) =>
    call('DELETE /admin/listings/{id}/seen/{type}', { params: { id, type } }).then(
      ({ data }) => show(data),
      (error: unknown) => toast(errorText(error, t('This could not be saved.')), 'danger'),
    );
  return (
    <section className="pane-part" aria-labelledby="seen">
      <h3 id="seen">{t('What our team has seen')}</h3>
      {problem && (
        <LoadFailed
          title={t('What was seen could not be loaded.')}
          problem={problem}
          onRetry={() => setAttempts(attempts + 1)}
        />
      )}
      {seen.length > 0 && (
        <ul className="mb-3 grid gap-1 text-15">
          {seen.map(({ type, validUntil, seenAt, seenBy }) => (
            <li key={type} className="flex flex-wrap items-center justify-between gap-x-3">
              <span className="wrap-anywhere">
                <strong>{seenLabels[type]}</strong>
                {t(', valid until {day}, seen by {name} on {seen}', {
                  day: dayInWords(validUntil),
                  name: seenBy.userName,
                  seen: dayInWords(seenAt),
                })}
              </span>
              <button
                type="button"
                className="link min-h-11"
                aria-label={t('Take back: {what}', { what: seenLabels[type] })}
                onClick={() => void takeBack(type)}
              >
                {t('Take back', {}, 'what was seen')}
              </button>
            </li>
          ))}
        </ul>
      )}
      <form {...form.attributes} className="grid items-start gap-3 sm:grid-cols-2">
        <Refusal of={form.refusal} />
        <SelectField
          label={t('What you have seen')}
          options={types.map((value) => ({ value, label: seenLabels[value] }))}
          {...form.field('type')}
        />
        <TextField
          label={t('Valid until')}
          type="date"
          min={dayOf(new Date())}
          hint={t('For an address, until when the visit counts.')}
          {...form.field('validUntil')}
        />
        <p className="text-14 text-ink-2 sm:col-span-2">
          {t(
            'Travellers read which paper and until when, never a number. Its owner is asked for the next one 30 days before.',
          )}
        </p>
        <p>
          <Button type="submit" small look="line" busy={form.busy}>
            {t('Say that it was seen')}
          </Button>
        </p>
      </form>
    </section>
  );
}
