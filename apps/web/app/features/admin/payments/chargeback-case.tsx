import { dayInWords } from '@serendib/contract/calendar';
import { momentInWords } from '@serendib/contract/calendar-words';
import type { Chargeback } from '@serendib/contract/payments/chargeback-endpoints';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { saveFile } from '~/lib/api/save-file.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { languageOf } from '~/ui/text/language.ts';
import { useWork } from '../listings/actions.ts';
import { WhyDialog } from '../shell/why-dialog.tsx';

/** What an order that was charged back asks for: the day it is due, what to hand in, and whether it was answered. */
export function ChargebackCase({ chargeback }: { chargeback: Chargeback }) {
  const { orderId, dueOn, isLate, answeredAt, answeredBy, note } = chargeback;
  const reload = useReload();
  const [isAnswering, setAnswering] = useState(false);
  const { busy, work } = useWork(() => setAnswering(false));
  const reopening = useWork(() => undefined);
  const change = (body: { dueOn?: string; answered?: boolean; note?: string }) =>
    call('PATCH /admin/chargebacks/{orderId}', { params: { orderId }, body });
  const save = () =>
    work(
      () => saveFile(`/api/admin/chargebacks/${orderId}/evidence`, `serendib-chargeback-${orderId}.pdf`),
      t('The file is among your downloads.'),
      t('The file could not be put together.'),
    );
  return (
    <section className="pane-part" aria-labelledby="chargeback">
      <h3 id="chargeback">{t('Chargeback')}</h3>
      <div className="grid gap-4">
        {answeredAt ? (
          <Notice
            kind="good"
            title={t('Answered {moment} by {name}', {
              moment: momentInWords(answeredAt),
              name: answeredBy ?? t('our team'),
            })}
          >
            <p className="wrap-anywhere" lang={languageOf(note)}>
              {note}
            </p>
          </Notice>
        ) : (
          <Notice
            kind={isLate ? 'danger' : 'warning'}
            title={t('To be answered by {day}', { day: dayInWords(dueOn) })}
          >
            <p>
              {isLate ? `${t('That day is over.')} ` : ''}
              {t('Hand in the file below to the bank or the gateway, then say here that it is done.')}
            </p>
          </Notice>
        )}
        <div className="flex flex-wrap items-end gap-3">
          <Button small busy={busy} onClick={() => void save()}>
            {t('What to hand in (PDF)')}
          </Button>
          {answeredAt ? (
            <Button
              small
              look="line"
              busy={reopening.busy}
              onClick={() =>
                void reopening.work(
                  () => change({ answered: false }),
                  t('It waits for an answer again.'),
                  t('That could not be done.'),
                )
              }
            >
              {t('Not answered after all')}
            </Button>
          ) : (
            <Button small look="line" onClick={() => setAnswering(true)}>
              {t('It was answered')}
            </Button>
          )}
        </div>
        {!answeredAt && (
          <DueDay
            key={dueOn}
            dueOn={dueOn}
            onSet={async (day) => {
              await change({ dueOn: day });
              toast(t('The day is set.'), 'good');
              await reload();
            }}
          />
        )}
      </div>
      <WhyDialog
        open={isAnswering}
        onClose={() => setAnswering(false)}
        title={t('What was handed in, and where?')}
        label={t('Note')}
        hint={t('Kept with the case and in the audit.')}
        blank={t('Please say what was handed in, and where.')}
        confirm={t('It was answered')}
        look="act"
        onConfirm={(note, tell) =>
          work(
            () => change({ answered: true, note }),
            t('The chargeback is answered.'),
            t('That could not be kept.'),
            tell,
          )
        }
      />
    </section>
  );
}

function DueDay({ dueOn, onSet }: { dueOn: string; onSet: (day: string) => Promise<void> }) {
  const form = useApiForm<{ dueOn: string }>({
    values: { dueOn },
    send: ({ dueOn: day }) => onSet(day),
    failed: t('The day could not be set.'),
  });
  return (
    <form {...form.attributes} noValidate={false} className="flex flex-wrap items-end gap-3">
      <TextField label={t('The day that the bank named')} type="date" required {...form.field('dueOn')} />
      <Button small look="line" type="submit" busy={form.busy}>
        {t('Set the day')}
      </Button>
      <Refusal of={form.refusal} />
    </form>
  );
}
