import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import type { KindName } from '@serendib/contract/listings/kind';
import type { ListingStatus } from '@serendib/contract/listings/listing-statuses';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import type { Made } from './undo.ts';

/** What was on the screen when something was decided. */
export interface Seen {
  kind: KindName;
  _id: string;
  status: ListingStatus;
  version: number;
  /** Of its papers, where it was opened. */
  newestPaper?: string | null | undefined;
}

const named = ({ status, version, newestPaper }: Seen) => ({ from: status, version, newestPaper });

export const decide = (seen: Seen, to: 'approved' | 'rejected', reason?: string) =>
  call(keyOf(seen.kind, 'verify'), {
    params: { id: seen._id },
    body: { status: to, isVerified: to === 'approved', ...named(seen), ...(reason && { reason }) },
  });

export const markReviewed = (seen: Seen) =>
  call(keyOf(seen.kind, 'reviewed'), { params: { id: seen._id }, body: named(seen) });

/** As many are deleted at once: a DELETE can say neither why nor what was on the screen. */
export async function removeListing(seen: Seen, reason: string): Promise<Made> {
  const { kind, _id } = seen;
  const { results } = await call('POST /admin/listings/bulk', {
    body: { action: 'delete', reason, items: [{ kind, _id, ...named(seen) }] },
  });
  const refused = results.find(({ ok }) => !ok);
  if (refused) throw new ApiError(200, refused.code as ApiError['code'], refused.error ?? '');
  return results[0] ?? { _id };
}

export type Outcome = 'done' | 'taken' | 'stale' | 'failed';

/**
 * Does something and says what came of it. `taken`: another administrator was first, or it is gone, and there is
 * nothing more to be done here; `stale`: it has changed since, and wants to be looked at again. What `failed` may be
 * tried again as it stands, and is told where it was asked for.
 */
export async function attempt(
  work: () => Promise<unknown>,
  done: string | (() => void),
  failed: string,
  tell?: (words: string) => void,
): Promise<Outcome> {
  try {
    await work();
    if (typeof done === 'string') toast(done, 'good');
    else done();
    return 'done';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const { code, words } = error;
    const say = (words: string) => toast(words, 'danger');
    const isTaken = code === 'CONFLICT' || code === 'NOT_FOUND';
    if (isTaken || code === 'STALE_VERSION') {
      // The dialog with what was typed is closed.
      say(tell ? `${words} ${t('What you typed was not sent.')}` : words);
      return isTaken ? 'taken' : 'stale';
    }
    (tell ?? say)(errorText(error, `${failed}${failed.endsWith('.') ? '' : ':'} {reason}`));
    return 'failed';
  }
}

/**
 * Does something, says what came of it, asks for the page anew (or has `refresh` do it) and closes what was open for it;
 * a dialog that can `tell` what failed stays open with what was typed in it.
 */
export function useWork(onDone: () => void, refresh?: () => void) {
  const [busy, setBusy] = useState(false);
  const reload = useReload();
  const work = async (
    work: () => Promise<unknown>,
    done: string,
    failed: string,
    tell?: (words: string) => void,
  ): Promise<Outcome> => {
    setBusy(true);
    const outcome = await attempt(work, done, failed, tell);
    if (!tell || outcome !== 'failed') {
      await (refresh ?? reload)();
      onDone();
    }
    setBusy(false);
    return outcome;
  };
  return { busy, work };
}
