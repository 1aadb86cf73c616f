import { undoSeconds } from '@serendib/contract/moderation/promise';
import type { BulkOutcome } from '@serendib/contract/moderation/review-endpoints';
import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { KeyHint } from '../keys/key-hint.tsx';
import { useKeys } from '../keys/use-keys.ts';
import { forgetDetail } from '../review/listing-detail.ts';
import { listOf } from './list-of.ts';
import { mayBePartlyDone } from './may-be-partly-done.ts';
import { forgetUndoable, type Undoable, useUndoables } from './undo.ts';

/** What was decided in the last seconds, the latest last, each with its way back; by the key `u` the latest. */
export function UndoBar() {
  /** What is being taken back. It comes back where no answer came, to be pressed again. */
  const [asked, setAsked] = useState<readonly number[]>([]);
  const undoables = useUndoables().filter(({ key }) => !asked.includes(key));
  const reload = useReload();
  const navigate = useNavigate();
  const location = useLocation();
  /** Others may be gone to until the answer comes. */
  const here = useRef(location);
  here.current = location;
  const undo = async ({ key, ids, titles, decisions, list, words }: Undoable) => {
    setAsked((keys) => [...keys, key]);
    try {
      const isNamed = decisions.length === ids.length;
      const { done, results } = await call('POST /admin/listings/undo', {
        body: { ids: [...ids], ...(isNamed && { decisions: [...decisions] }) },
      });
      forgetUndoable(key);
      const refused = results.filter(({ ok }) => !ok);
      for (const id of ids) forgetDetail(id);
      await reload();
      // Back to where it was decided, to decide anew; what was gone to since, another page or list or a form, stays open.
      const open = new URLSearchParams(here.current.search);
      const isThere = listOf(here.current) === list && open.has('id') && !open.has('edit');
      const [id] = ids;
      if (refused.length === 0 && ids.length === 1 && id && isThere) {
        open.set('id', id);
        await navigate(`${here.current.pathname}?${open}`);
      }
      if (refused.length > 0) toast(refusedWords(refused, { done, all: ids.length, titles }), 'danger');
      else toast(t('Taken back. {action}', { action: words }), 'good');
    } catch (error) {
      toast(errorText(error, t('This could not be taken back.')), 'danger');
      if (mayBePartlyDone(error)) await reload();
    } finally {
      setAsked((keys) => keys.filter((one) => one !== key));
    }
  };
  const latest = undoables.at(-1);
  useKeys({ u: latest && (() => void undo(latest)) });
  return (
    <div className="undo-bar" role="status" aria-live="polite">
      {undoables.map((one) => (
        <div key={one.key} className="toast" data-kind="good">
          <p className="wrap-anywhere">{one.words}</p>
          <button
            type="button"
            className="undo-button"
            aria-keyshortcuts={one === latest ? 'u' : undefined}
            onClick={() => void undo(one)}
          >
            {t('Undo')}
            {one === latest && <KeyHint>u</KeyHint>}
            <Left since={one.since} />
          </button>
        </div>
      ))}
    </div>
  );
}

const reasonIn = ({ error }: BulkOutcome) => error ?? t('This could not be taken back.');

/** Of many it is said how many were taken back, and by reason which were not. */
function refusedWords(
  refused: readonly BulkOutcome[],
  { done, all, titles }: Pick<Undoable, 'titles'> & { done: number; all: number },
): string {
  if (all === 1 && refused[0]) return reasonIn(refused[0]);
  const reasons = [...new Set(refused.map(reasonIn))].map((reason) => {
    const those = refused.filter((one) => reasonIn(one) === reason).map(({ _id }) => titles.get(_id));
    return `${those.join(', ')}: ${reason}`;
  });
  return t('Taken back {done} of {all}. {reasons}', { done, all, reasons: reasons.join(' ') });
}

/** How many seconds are left, for the eye alone: read aloud each second it would drown everything else. */
function Left({ since }: { since: number }) {
  const left = () => Math.max(0, Math.ceil(undoSeconds - (performance.now() - since) / 1000));
  const [seconds, setSeconds] = useState(left);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it counts by itself
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), 500);
    return () => clearInterval(timer);
  }, [since]);
  return (
    <span aria-hidden="true" className="undo-left">
      {seconds} s
    </span>
  );
}
