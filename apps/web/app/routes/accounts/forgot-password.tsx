import { t } from '@serendib/contract/words/t';
import { ForgotForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { ForgotPage } from '~/features/accounts/sign-in/forgot-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

// With one of the server beside it, the browser's is not asked for a page that came from there.
export const loader = () => null;
export const clientLoader = () => ForgotForm.fetch();

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Forgot password'),
    description: t('Ask for a link to choose a new password.'),
    noIndex: true,
  });

export default ForgotPage;
