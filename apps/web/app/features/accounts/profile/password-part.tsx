import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { keepSession, storedUser } from '~/lib/session/session.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { NewPassword, newPasswordProblems } from '../form/new-password.tsx';
import { useAccountForm } from '../form/use-account-form.ts';

export function PasswordPart({ hasPassword }: { hasPassword: boolean }) {
  const [isOpen, setOpen] = useState(false);
  if (!hasPassword) {
    return (
      <p className="max-w-[52ch]">
        You log in through Google and have no password yet. If you want one, log out and choose{' '}
        <Link className="link" to="/forgot-password">
          Forgot password?
        </Link>{' '}
        The link we mail you lets you set one.
      </p>
    );
  }
  if (isOpen) return <PasswordForm onDone={() => setOpen(false)} />;
  return (
    <Button look="line" onClick={() => setOpen(true)}>
      Change password
    </Button>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useAccountForm({
    order: ['currentPassword', 'password', 'confirmPassword'],
    failed: 'Your password could not be changed.',
    check: async (values) => ({
      ...newPasswordProblems(values),
      ...(!values.currentPassword && { currentPassword: 'Please enter your password.' }),
    }),
    async send({ currentPassword = '', password = '' }) {
      const { message, token } = await call('PUT /auth/password', { body: { currentPassword, password } });
      const user = storedUser();
      if (user) keepSession(token, user);
      await revalidate();
      toast(message, 'good');
      onDone();
    },
  });
  return (
    <form {...form.attributes} aria-label="Change password" className="grid max-w-[30rem] gap-5">
      <PasswordField
        label="Current password"
        name="currentPassword"
        required
        autoFocus
        error={form.problems.currentPassword}
      />
      <NewPassword problems={form.problems} label="New password" confirmLabel="Confirm new password" />
      {form.refusal && (
        <Notice kind="danger" live>
          {form.refusal.words}
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={form.busy}>
          {form.busy ? 'Saving' : 'Save password'}
        </Button>
        <Button look="line" onClick={onDone}>
          Cancel
        </Button>
      </p>
    </form>
  );
}
