import { ForgotForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { ForgotPage } from '~/features/accounts/sign-in/forgot-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/forgot-password.ts';

// With one of the server beside it, the browser's is not asked for a page that came from there.
export const loader = () => null;
export const clientLoader = () => ForgotForm.fetch();

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: 'Forgot password',
    description: 'Ask for a link to choose a new password.',
    noIndex: true,
  });

export default ForgotPage;
