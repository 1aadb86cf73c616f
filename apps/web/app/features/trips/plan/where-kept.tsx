import { t } from '@serendib/contract/words/t';
import { useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { useUser } from '~/lib/session/session-user.ts';
import type { StorageProblem, TripLink } from '~/lib/trip/local-trips.ts';
import { onSyncChange, refusedWords, type SyncState, syncState } from '~/lib/trip/sync.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Joined } from '../share/joined.tsx';

const alone: SyncState = { at: 'alone' };

/** Where the trip is, and what keeps it from being elsewhere. */
export function WhereKept({
  id,
  isInAccount,
  link,
  problem,
}: {
  id: string;
  /** Though its session may have ended by itself. */
  isInAccount: boolean;
  link: TripLink | undefined;
  problem: StorageProblem | null;
}) {
  const user = useUser();
  const state = useSyncExternalStore(onSyncChange, syncState, () => alone);
  const words = useSyncExternalStore(
    onSyncChange,
    () => refusedWords(id),
    () => undefined,
  );
  if (user === undefined) return null;
  return (
    <div className="grid gap-3">
      {problem && (
        <Notice kind="warning" live>
          {problem === 'full'
            ? t(
                'This browser has no room left. What you change now is lost when you close this page, unless you are signed in.',
              )
            : t(
                'This browser keeps nothing for us. What you change now is lost when you close this page, unless you are signed in.',
              )}
        </Notice>
      )}
      {words !== undefined && (
        <Notice kind="warning" live>
          {link
            ? t('What you changed is kept here, and did not reach the others yet: {words}', { words })
            : t('Your trip is kept here, and not in your account yet: {words}', { words })}
        </Notice>
      )}
      {link ? (
        <Joined id={id} link={link} state={state} />
      ) : (
        <p role="status" className="max-w-[60ch] text-15 text-ink-2">
          {user ? (
            words === undefined && <InAccount state={state} />
          ) : (
            <>
              {isInAccount
                ? t(
                    'In your account, and you are signed out. What you change now stays in this browser until you sign in.',
                  )
                : t('Kept in this browser alone.')}{' '}
              <Link className="link link-alone" to="/login" onClick={() => rememberPlace('/trip')}>
                {isInAccount ? t('Sign in') : t('Sign in to have it on all your devices')}
              </Link>
            </>
          )}
        </p>
      )}
    </div>
  );
}

function InAccount({ state }: { state: SyncState }) {
  if (state.at === 'away')
    return t('Kept in this browser. It goes to your account as soon as there is a network.');
  if (state.at === 'done')
    return t('In your account, and on all your devices. When you sign out, it leaves this browser.');
  return state.at === 'waiting' ? t('Being brought into your account…') : null;
}
