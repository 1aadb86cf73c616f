import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { AccountPage } from '../form/account-page.tsx';
import { ForgotForm } from './deferred-forms.ts';

export const ForgotPage = () => (
  <AccountPage
    scene="galle"
    title={t('Forgot your password?')}
    line={t('Tell us your email address, and we send you a link to choose a new one.')}
  >
    <ForgotForm />
    <Link className="link inline-flex min-h-11 items-center justify-self-start" to="/login">
      {t('Back to log in')}
    </Link>
  </AccountPage>
);
