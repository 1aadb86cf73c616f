import { longestReason } from '@serendib/contract/moderation/limits';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextAreaField } from '~/ui/form/text-field.tsx';
import { wasOpened } from '../review/listing-detail.ts';
import { useTell } from '../shell/use-tell.ts';
import type { AdminRow } from './admin-row.ts';
import { fetchWarned, type Warned } from './use-warned.ts';

interface BulkApproveProps {
  rows: readonly AdminRow[];
  onClose: () => void;
  /** Verifies these; `tell` says what failed. */
  onConfirm: (rows: readonly AdminRow[], reason: string, tell: (words: string) => void) => Promise<unknown>;
}

/** To verify is to vouch: what there are warnings of is left out unless it was opened, and the rest is asked about. */
export function BulkApprove({ rows, onClose, onConfirm }: BulkApproveProps) {
  const [warned, setWarned] = useState<Warned>();
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    fetchWarned(rows.map(({ _id }) => _id)).then(setWarned, (error: unknown) =>
      setFailure(errorText(error, t('We could not look whether there are warnings.'))),
    );
  }, []);
  const isLeftOut = (row: AdminRow) => Boolean(warned?.has(row._id)) && !wasOpened(row);
  const [left, taken] = [rows.filter(isLeftOut), rows.filter((row) => !isLeftOut(row))];
  const wantsReason = taken.some(({ status }) => status === 'rejected');
  const telling = useTell();
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    check: ({ reason }) => ({ ...(wantsReason && reason.trim() === '' && { reason: t('Please say why.') }) }),
    async send({ reason }) {
      setFailure(undefined);
      await onConfirm(taken, reason.trim(), telling.begin(form.say));
    },
    failed: t('Nothing could be done.'),
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('Verify {count, plural, one {# listing} other {# listings}}?', { count: taken.length })}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            {t('Cancel')}
          </Button>
          {taken.length > 0 && (
            <Button data-focus busy={form.busy || (!warned && !failure)} onClick={() => void form.submit()}>
              {t('Verify {count}', { count: taken.length })}
            </Button>
          )}
        </>
      }
    >
      <p>{t('Travellers read of each that a person of our team has looked at it.')}</p>
      {!warned && !failure && <Spinner inline />}
      {left.length > 0 && (
        <Notice
          kind="warning"
          title={t('Look twice: {count, plural, one {# listing} other {# listings}} left out', {
            count: left.length,
          })}
        >
          <p>{t('Open each before you verify it.')}</p>
          <ul className="mt-1 grid gap-1">
            {left.map(({ _id, title }) => (
              <li key={_id} className="wrap-anywhere">
                <b>{title}</b>:{' '}
                {warned
                  ?.get(_id)
                  ?.map(({ words }) => words)
                  .join(' ')}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {wantsReason && (
        <form {...form.attributes}>
          <TextAreaField
            label={t('Reason')}
            required
            maxLength={longestReason}
            hint={t('Some were rejected. Their owners read this in the e-mail that says they are live.')}
            {...form.field('reason')}
          />
        </form>
      )}
      <Refusal of={form.refusal} />
      {failure && (
        <Notice kind="danger" live>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
