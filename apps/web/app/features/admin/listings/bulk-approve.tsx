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
import type { AdminRow } from './admin-row.ts';
import { fetchWarned, type Warned } from './use-warned.ts';

interface BulkApproveProps {
  rows: readonly AdminRow[];
  onClose: () => void;
  /** Verifies these; says in the dialog what failed. */
  onConfirm: (rows: readonly AdminRow[], reason: string, tell: (words: string) => void) => Promise<unknown>;
}

const count = (n: number) => `${n} ${n === 1 ? 'listing' : 'listings'}`;

/** To verify is to vouch: what there are warnings of is left out unless it was opened, and the rest is asked about. */
export function BulkApprove({ rows, onClose, onConfirm }: BulkApproveProps) {
  const [warned, setWarned] = useState<Warned>();
  const [failure, setFailure] = useState<string>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    fetchWarned(rows.map(({ _id }) => _id)).then(setWarned, (error: unknown) =>
      setFailure(errorText(error, 'We could not look whether there are warnings.')),
    );
  }, []);
  const isLeftOut = (row: AdminRow) => Boolean(warned?.has(row._id)) && !wasOpened(row);
  const [left, taken] = [rows.filter(isLeftOut), rows.filter((row) => !isLeftOut(row))];
  const wantsReason = taken.some(({ status }) => status === 'rejected');
  const form = useApiForm<{ reason: string }>({
    values: { reason: '' },
    check: ({ reason }) => ({ ...(wantsReason && reason.trim() === '' && { reason: 'Please say why.' }) }),
    async send({ reason }) {
      setFailure(undefined);
      await onConfirm(taken, reason.trim(), form.say);
    },
    failed: 'Nothing could be done.',
  });
  return (
    <Dialog
      open
      onClose={onClose}
      title={`Verify ${count(taken.length)}?`}
      actions={
        <>
          <Button look="line" onClick={onClose}>
            Cancel
          </Button>
          {taken.length > 0 && (
            <Button data-focus busy={form.busy || (!warned && !failure)} onClick={() => void form.submit()}>
              Verify {taken.length}
            </Button>
          )}
        </>
      }
    >
      <p>Travellers read of each that a person of our team has looked at it.</p>
      {!warned && !failure && <Spinner inline />}
      {left.length > 0 && (
        <Notice kind="warning" title={`Look twice: ${count(left.length)} left out`}>
          <p>Open each before you verify it.</p>
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
            label="Reason"
            required
            maxLength={1000}
            hint="Some were rejected. Their owners read this in the e-mail that says they are live."
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
