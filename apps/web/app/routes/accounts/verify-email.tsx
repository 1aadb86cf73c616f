import { t } from '@serendib/contract/words/t';
import { VerifyPage } from '~/features/accounts/sign-in/verify-page.tsx';
import { pageMeta } from '~/lib/page/page-meta.ts';
import type { Route } from './+types/verify-email.ts';

export const meta = (args: Route.MetaArgs) =>
  pageMeta(args, {
    title: t('Your email address'),
    description: t('Confirms your email address.'),
    canonical: '/verify-email', // Without the token.
    noIndex: true,
  });

export default function VerifyEmail({ params }: Route.ComponentProps) {
  return <VerifyPage token={params.token} />;
}
