import { useEffect, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { forgetSession } from '~/lib/session/session.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { AccountPage } from '../form/account-page.tsx';
import { NewPassword, newPasswordProblems } from '../form/new-password.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

const pauseMilliseconds = 2000;

export function ResetPage({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const navigate = useNavigate();
  const form = useAccountForm({
    order: ['password', 'confirmPassword'],
    failed: 'Failed to reset password.',
    check: async (values) => newPasswordProblems(values),
    async send({ password = '' }) {
      await call('POST /auth/reset-password/{token}', { params: { token }, body: { password } });
      // The server has ended every session, this browser's included.
      forgetSession();
      setDone(true);
    },
  });
  useEffect(() => {
    if (!isDone) return;
    const timer = setTimeout(() => void navigate('/login'), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isDone, navigate]);
  return (
    <AccountPage scene="galle" title="Choose a new password">
      {isDone ? (
        <Notice kind="good" live>
          Password reset successful! Redirecting to login...
        </Notice>
      ) : (
        <form {...form.attributes} aria-label="Reset password" className="grid gap-5">
          <NewPassword problems={form.problems} label="New password" confirmLabel="Confirm new password" />
          {form.refusal && (
            <Notice
              kind="danger"
              live
              actions={
                form.refusal.code === 'BAD_REQUEST' && (
                  <Link className="link inline-flex min-h-11 items-center" to="/forgot-password">
                    Ask for a new link
                  </Link>
                )
              }
            >
              {form.refusal.words}
            </Notice>
          )}
          <Button type="submit" busy={form.busy}>
            {form.busy ? 'Saving' : 'Reset password'}
          </Button>
        </form>
      )}
    </AccountPage>
  );
}
