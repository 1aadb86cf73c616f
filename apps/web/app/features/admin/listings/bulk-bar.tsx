import { undoSeconds } from '@serendib/contract/moderation/promise';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { errorText, reasonOf } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { newestPaperSeen, wasOpened } from '../review/listing-detail.ts';
import { ReasonDialog } from '../review/reason-dialog.tsx';
import { WhyDialog } from '../shell/why-dialog.tsx';
import type { Outcome } from './actions.ts';
import type { AdminRow } from './admin-row.ts';
import { BulkApprove } from './bulk-approve.tsx';
import { listOf } from './list-of.ts';
import { mayBePartlyDone } from './may-be-partly-done.ts';
import { offerUndo } from './undo.ts';
import { useProblems } from './use-problems.ts';

type Action = 'approve' | 'reject' | 'delete';
const past: Record<Action, (done: number, all: number) => string> = {
  approve: (done, all) => t('Verified {done} of {all}.', { done, all }),
  reject: (done, all) => t('Rejected {done} of {all}.', { done, all }),
  delete: (done, all) => t('Deleted {done} of {all}.', { done, all }),
};

interface BulkBarProps {
  rows: readonly AdminRow[];
  chosen: ReadonlySet<string>;
  onChoose: (ids: ReadonlySet<string>) => void;
  /** After something was done, or may have been: asks for the list anew. */
  onDone: () => Promise<void>;
}

/** The same for many at once. Items that failed stay chosen, and say why. */
export function BulkBar({ rows, chosen, onChoose, onDone }: BulkBarProps) {
  const list = listOf(useLocation());
  const [asked, setAsked] = useState<Action>();
  const [busy, setBusy] = useState(false);
  const allBox = useRef<HTMLInputElement>(null);
  const [problems, tellProblems] = useProblems(rows);
  const wasDone = useRef(false);
  // The buttons that were pressed are gone; while a dialog is open, nothing behind it takes the keyboard.
  useEffect(() => {
    if (!wasDone.current || busy || asked) return;
    wasDone.current = false;
    allBox.current?.focus();
  }, [busy, asked]);
  const taken = rows.filter(({ _id }) => chosen.has(_id));
  const notice = problems.length > 0 && (
    <Notice kind="danger" live title={t('Not all could be done')}>
      <ul>
        {problems.map(({ _id, title, words }) => (
          <li key={_id} className="wrap-anywhere">
            {title}: {words}
          </li>
        ))}
      </ul>
    </Notice>
  );
  if (rows.length === 0) return notice;

  const say = (words: string) => toast(words, 'danger');
  const work = async (
    action: Action,
    reason?: string,
    tell = say,
    of: readonly AdminRow[] = taken,
  ): Promise<Outcome> => {
    setBusy(true);
    try {
      const { done, results } = await call('POST /admin/listings/bulk', {
        body: {
          action,
          ...(reason && { reason }),
          items: of.map((row) => ({
            ...{ kind: row.kind, _id: row._id, from: row.status, version: row.version },
            ...{ isOpened: wasOpened(row), newestPaper: newestPaperSeen(row) },
          })),
        },
      });
      const titles = new Map(taken.map(({ _id, title }) => [_id, title]));
      const said = past[action](done, of.length);
      if (done > 0)
        offerUndo(
          said,
          results.filter(({ ok }) => ok),
          { list, titles },
        );
      else toast(said, 'danger');
      const refused = results.filter(({ ok }) => !ok);
      tellProblems(
        refused.map(({ _id, error }) => ({ _id, title: titles.get(_id) ?? '', words: error ?? '' })),
      );
      const isDone = new Set(results.flatMap(({ _id, ok }) => (ok ? [_id] : [])));
      onChoose(new Set(taken.flatMap(({ _id }) => (isDone.has(_id) ? [] : [_id]))));
      await onDone();
      wasDone.current = true;
      setAsked(undefined);
      return refused.length > 0 ? 'stale' : 'done';
    } catch (error) {
      if (mayBePartlyDone(error)) {
        tell(reasonOf(error));
        await onDone();
      } else tell(errorText(error, t('Nothing could be done.')));
      return 'failed';
    } finally {
      setBusy(false);
    }
  };
  const count = taken.length;
  const all = taken.length === rows.length;
  return (
    <>
      {notice}
      <div className="workspace-bar" data-on={taken.length > 0 || undefined}>
        <label className="tick">
          <input
            type="checkbox"
            checked={all}
            ref={(box) => {
              allBox.current = box;
              if (box) box.indeterminate = taken.length > 0 && !all;
            }}
            onChange={() => onChoose(all ? new Set() : new Set(rows.map(({ _id }) => _id)))}
          />
          <span aria-live="polite">
            {count > 0
              ? t('{count, plural, one {# listing} other {# listings}} chosen', { count })
              : t('Choose all shown')}
          </span>
        </label>
        {taken.length > 0 && (
          <>
            <Button small busy={busy && !asked} onClick={() => setAsked('approve')}>
              {t('Verify')}
            </Button>
            <Button small look="line" onClick={() => setAsked('reject')}>
              {t('Reject')}
            </Button>
            <Button small look="line" className="text-danger" onClick={() => setAsked('delete')}>
              {t('Delete')}
            </Button>
          </>
        )}
      </div>
      {asked === 'approve' && (
        <BulkApprove
          rows={taken}
          onClose={() => setAsked(undefined)}
          onConfirm={(rows, reason, tell) => work('approve', reason, tell, rows)}
        />
      )}
      <ReasonDialog
        open={asked === 'reject'}
        onClose={() => setAsked(undefined)}
        title={t('Reject {count, plural, one {# listing} other {# listings}}', { count })}
        kinds={taken.map(({ kind }) => kind)}
        confirm={t('Reject')}
        onConfirm={(reason, tell) => work('reject', reason, tell)}
      />
      <WhyDialog
        open={asked === 'delete'}
        onClose={() => setAsked(undefined)}
        title={t('Delete {count, plural, one {# listing} other {# listings}}', { count })}
        line={t(
          'Are you sure you want to delete {count, plural, one {# listing} other {# listings}}? For {seconds} seconds it can be taken back.',
          { count, seconds: undoSeconds },
        )}
        hint={t('The owner reads this in an e-mail.')}
        confirm={t('Delete')}
        onConfirm={(reason, tell) => work('delete', reason, tell)}
      />
    </>
  );
}
