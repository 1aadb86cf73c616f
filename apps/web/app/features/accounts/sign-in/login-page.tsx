import { t } from '@serendib/contract/words/t';
import { useCallback, useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { landingOf } from '~/lib/session/session-place.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { LoginForm } from './deferred-forms.ts';
import { GoogleButton } from './google-button.tsx';
import { usePlaceFrom } from './use-place-from.ts';

const failures = new Map([
  [
    'auth_failed',
    t('We could not sign you in with Google. Please try again, or log in with your email and password.'),
  ],
  ['callback_failed', t('Signing in could not be completed. Please try again.')],
  ['suspended', t('This account is suspended. Please write to us if you think this is wrong.')],
  [
    'not_set_up',
    t('Signing in with Google is not set up here. Please log in with your email address and password.'),
  ],
]);

export function LoginPage({ google }: { google: boolean }) {
  const [query] = useSearchParams();
  const [tried, setTried] = useState(false);
  const onTry = useCallback(() => setTried(true), []);
  usePlaceFrom();
  useGoOn();
  const failure = failures.get(query.get('error') ?? '');
  const hasExpired = query.get('session_expired') === 'true';
  return (
    <AccountPage
      scene="sigiriya"
      title={t('Welcome Back')}
      line={
        <>
          {t('New here?')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to="/signup">
            {t('Sign up')}
          </Link>
        </>
      }
    >
      {!tried && hasExpired && (
        <Notice kind="warning" title={t('Your login session has expired. Please log in again.')}>
          {t('You will be taken back to where you were.')}
        </Notice>
      )}
      {!tried && failure && (
        <Notice kind="danger" live>
          {failure}
        </Notice>
      )}
      <GoogleButton isSetUp={google} />
      <p className="or-rule">{t('or')}</p>
      <LoginForm onTry={onTry} />
    </AccountPage>
  );
}

/** With a session, also from another tab, the visitor goes on to the page that asked for it. */
function useGoOn() {
  const user = useUser();
  const navigate = useNavigate();
  useEffect(() => {
    if (user) void navigate(landingOf(user), { replace: true });
  }, [user, navigate]);
}
