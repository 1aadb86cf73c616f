import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { keepSignUpPlace } from '~/lib/session/sign-up-place.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { TrialLink } from '../form/trial-link.tsx';
import { SignUpForm } from './deferred-forms.ts';
import type { Done } from './sign-up-form.tsx';
import { usePlaceFrom } from './use-place-from.ts';

export function SignUpPage() {
  const [done, setDone] = useState<Done>();
  const [isMending, setMending] = useState(false);
  usePlaceFrom();
  const finish = (now: Done) => {
    keepSignUpPlace();
    setDone(now);
    setMending(false);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever one takes the place of the other
  useEffect(() => {
    if (!done) return;
    // The form is longer: without this its reader would look at the footer.
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, [done, isMending]);
  if (done && !isMending) return <CheckYourMail {...done} mend={() => setMending(true)} />;
  return (
    <AccountPage
      scene="stilt-fishermen"
      title={t('Sign up')}
      line={
        <>
          {t('Already have an account?')}{' '}
          <Link className="link inline-flex min-h-11 items-center" to="/login">
            {t('Log in')}
          </Link>
        </>
      }
    >
      <SignUpForm typed={done?.typed} onDone={finish} />
    </AccountPage>
  );
}

function CheckYourMail({ told: { message, devVerificationLink }, typed, mend }: Done & { mend: () => void }) {
  return (
    <AccountPage scene="stilt-fishermen" title={t('Check your mail')}>
      <Notice kind="good" live>
        {message}
      </Notice>
      <p className="wrap-anywhere">{t('The link is on its way to {email}.', { email: typed.email })}</p>
      <TrialLink link={devVerificationLink} />
      <ButtonLink to="/login">{t('Log in')}</ButtonLink>
      <Button look="line" onClick={mend}>
        {t('Not your address? Change it')}
      </Button>
    </AccountPage>
  );
}
