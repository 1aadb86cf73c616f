import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link } from 'react-router';
import { keepSignUpPlace } from '~/lib/session/sign-up-place.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { ButtonLink } from '~/ui/form/button.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { TrialLink } from '../form/trial-link.tsx';
import { SignUpForm } from './deferred-forms.ts';
import type { Done } from './sign-up-form.tsx';

export function SignUpPage() {
  const [done, setDone] = useState<Done>();
  const finish = (told: Done) => {
    keepSignUpPlace();
    setDone(told);
  };
  if (done) return <CheckYourMail {...done} />;
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
      <SignUpForm onDone={finish} />
    </AccountPage>
  );
}

function CheckYourMail({ message, devVerificationLink }: Done) {
  useEffect(() => {
    // The form was longer: without this its reader would look at the footer.
    window.scrollTo(0, 0);
    document.getElementById('main')?.focus({ preventScroll: true });
  }, []);
  return (
    <AccountPage scene="stilt-fishermen" title={t('Check your mail')}>
      <Notice kind="good" live>
        {message}
      </Notice>
      <TrialLink link={devVerificationLink} />
      <ButtonLink to="/login">{t('Log in')}</ButtonLink>
    </AccountPage>
  );
}
