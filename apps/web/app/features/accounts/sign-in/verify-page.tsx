import { parts, t } from '@serendib/contract/words/t';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { ApiError, call } from '~/lib/api/call.ts';
import { refreshUser } from '~/lib/session/guard.ts';
import { storedToken } from '~/lib/session/session.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { takeSignUpPlace } from '~/lib/session/sign-up-place.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { rich } from '~/ui/text/rich.ts';
import { AccountPage } from '../form/account-page.tsx';

interface State {
  is: 'verifying' | 'verified' | 'invalid' | 'failed';
  words: string;
  /** With it a password is chosen, where it is not known whose sign-up this was. */
  resetToken?: string | undefined;
}
const begun: State = { is: 'verifying', words: t('Verifying your email...') };

export function VerifyPage({ token }: { token: string }) {
  const [state, setState] = useState(begun);
  const user = useUser();
  const verify = useCallback(async () => {
    const found = await verified(token);
    if (found.is === 'verified') takeSignUpPlace();
    // What has succeeded once stands, even where a later answer fails.
    setState((before) => (before.is === 'verified' ? before : found));
    if (found.is === 'verified' && storedToken()) await refreshUser(call).catch(() => {});
  }, [token]);
  useEffect(() => onceVisible(() => void verify()), [verify]);
  return (
    <AccountPage scene="ella-nine-arch" title={t('Your email address')}>
      {state.is === 'verifying' ? (
        <div role="status" className="flex items-center gap-3 font-semibold">
          <Spinner inline />
          <p>{state.words}</p>
        </div>
      ) : (
        <Notice kind={state.is === 'verified' ? 'good' : 'danger'} live>
          {state.words}
        </Notice>
      )}
      {state.is === 'verified' && <Onward user={Boolean(user)} resetToken={state.resetToken} />}
      {state.is === 'failed' && (
        <Button
          onClick={() => {
            setState(begun);
            void verify();
          }}
        >
          {t('Try again')}
        </Button>
      )}
      {state.is === 'invalid' && <Another user={Boolean(user)} />}
    </AccountPage>
  );
}

/** Where another link is asked for: of a first address at the login, of a new one in the profile. */
const Another = ({ user }: { user: boolean }) => (
  <div className="grid gap-4">
    <p className="text-ink-2">
      {user
        ? t(
            'The link works for one day. If your new address still waits, you can ask for another in your profile.',
          )
        : t(
            'The link works for one day. To get another, log in with your email and password: you can ask for one there, or for a changed address in your profile.',
          )}
    </p>
    {user ? (
      <ButtonLink to="/profile">{t('My Profile')}</ButtonLink>
    ) : (
      <ButtonLink to="/login">{t('Log in')}</ButtonLink>
    )}
  </div>
);

function Onward({ user, resetToken }: { user: boolean; resetToken: string | undefined }) {
  if (resetToken)
    return <ButtonLink to={`/reset-password/${resetToken}`}>{t('Choose a password')}</ButtonLink>;
  if (user) return <ButtonLink to="/profile">{t('My Profile')}</ButtonLink>;
  return (
    <div className="grid gap-4">
      <ButtonLink to="/login">{t('Log in')}</ButtonLink>
      <p className="text-ink-2">
        {rich(
          parts(
            'Was it not you who signed up? <choose>Choose a password of your own</choose>, and nobody else can log in.',
          ),
          {
            choose: (words) => (
              <Link className="link" to="/forgot-password">
                {words}
              </Link>
            ),
          },
        )}
      </p>
    </div>
  );
}

/** A page that a browser only prepares, or a tab that its reader has not opened, confirms nothing. */
function onceVisible(begin: () => void): () => void {
  const look = () => {
    if (document.visibilityState !== 'visible') return;
    document.removeEventListener('visibilitychange', look);
    begin();
  };
  document.addEventListener('visibilitychange', look);
  look();
  return () => document.removeEventListener('visibilitychange', look);
}

async function verified(token: string): Promise<State> {
  try {
    const { message, resetToken } = await call('GET /auth/verify-email/{token}', { params: { token } });
    return { is: 'verified', words: message, resetToken };
  } catch (error) {
    const isUnanswered = error instanceof ApiError && (error.status === 0 || error.status >= 429);
    if (isUnanswered)
      return { is: 'failed', words: errorText(error, t('Your email could not be verified.')) };
    return { is: 'invalid', words: t('Invalid or expired verification link.') };
  }
}
