import { useEffect, useState } from 'react';
import { errorText } from '~/lib/words/error-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
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
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when it opens
  useEffect(() => {
    fetchWarned(rows.map(({ _id }) => _id)).then(setWarned, (error: unknown) =>
      setFailure(errorText(error, 'We could not look whether there are warnings.')),
    );
  }, []);
  const isLeftOut = (row: AdminRow) => Boolean(warned?.has(row._id)) && !wasOpened(row);
  const [left, taken] = [rows.filter(isLeftOut), rows.filter((row) => !isLeftOut(row))];
  const wantsReason = taken.some(({ status }) => status === 'rejected');
  const confirm = async () => {
    if (wantsReason && reason.trim() === '') return setError('Please say why.');
    setBusy(true);
    setFailure(undefined);
    await onConfirm(taken, reason.trim(), setFailure);
    setBusy(false);
  };
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
            <Button data-focus busy={busy || (!warned && !failure)} onClick={() => void confirm()}>
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
        <TextAreaField
          label="Reason"
          required
          value={reason}
          maxLength={1000}
          error={error}
          hint="Some were rejected. Their owners read this in the e-mail that says they are live."
          onChange={(event) => {
            setReason(event.target.value);
            setError(undefined);
          }}
        />
      )}
      {failure && (
        <Notice kind="danger" live>
          {failure}
        </Notice>
      )}
    </Dialog>
  );
}
