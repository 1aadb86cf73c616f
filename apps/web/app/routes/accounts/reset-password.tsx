import { t } from '@serendib/contract/words/t';
import { ResetForm } from '~/features/accounts/sign-in/deferred-forms.ts';
import { ResetPage } from '~/features/accounts/sign-in/reset-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/reset-password.ts';

// With one of the server beside it, the browser's is not asked for a page that came from there.
export const loader = () => null;
export const clientLoader = () => ResetForm.fetch();

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Choose a new password'),
    description: t('Choose a new password for your account.'),
    canonical: '/reset-password', // Without what opens the account.
    noIndex: true,
  });

export default function ResetPassword({ params }: Route.ComponentProps) {
  return <ResetPage token={params.token} />;
}
