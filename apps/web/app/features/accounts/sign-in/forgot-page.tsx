import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { EmailField } from '~/ui/form/text-field.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { problemsIn } from '../form/problems.ts';
import { useAccountForm } from '../form/use-account-form.ts';

const sentWords = 'If this email exists, a reset link has been sent.';

export function ForgotPage() {
  const [isSent, setSent] = useState(false);
  const form = useAccountForm({
    order: ['email'],
    failed: 'Failed to send reset email.',
    check: (values) => problemsIn('POST /auth/forgot-password', values),
    async send({ email = '' }) {
      setSent(false);
      await call('POST /auth/forgot-password', { body: { email } });
      setSent(true);
    },
  });
  return (
    <AccountPage
      scene="galle"
      title="Forgot your password?"
      line="Tell us your email address, and we send you a link to choose a new one."
    >
      <form {...form.attributes} aria-label="Forgot password" className="grid gap-5">
        <EmailField autoComplete="username" error={form.problems.email} />
        {form.refusal && (
          <Notice kind="danger" live>
            {form.refusal.words}
          </Notice>
        )}
        {isSent && (
          <Notice kind="good" live>
            {sentWords}
          </Notice>
        )}
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Sending' : 'Send reset link'}
        </Button>
      </form>
      <Link className="link inline-flex min-h-11 items-center justify-self-start" to="/login">
        Back to log in
      </Link>
    </AccountPage>
  );
}
