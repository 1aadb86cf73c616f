import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { keepSession, storedUser } from '~/lib/session/session.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { bodyOf } from '../form/contract.ts';
import { NewPassword, newPasswordProblems, type TwicePassword } from '../form/new-password.tsx';

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

interface Values extends TwicePassword {
  currentPassword: string;
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { revalidate } = useRevalidator();
  const form = useApiForm<Values>({
    schema: bodyOf('PUT /auth/password'),
    bodyOf: ({ currentPassword, password }) => ({ currentPassword, password }),
    check: newPasswordProblems,
    async send({ currentPassword, password }) {
      const { message, token } = await call('PUT /auth/password', { body: { currentPassword, password } });
      const user = storedUser();
      if (user) keepSession(token, user);
      await revalidate();
      toast(message, 'good');
      onDone();
    },
    failed: 'Your password could not be changed.',
  });
  return (
    <form {...form.attributes} aria-label="Change password" className="grid max-w-[30rem] gap-5">
      <PasswordField label="Current password" required autoFocus {...form.field('currentPassword')} />
      <NewPassword form={form} label="New password" confirmLabel="Confirm new password" />
      <Refusal of={form.refusal} />
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
