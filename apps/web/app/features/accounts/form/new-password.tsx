import { passwordProblem } from '@serendib/contract/accounts/password';
import { useState } from 'react';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';
import type { Problems, Values } from './problems.ts';

interface NewPasswordProps {
  problems: Problems;
  label?: string;
  confirmLabel?: string;
}

/** A new password, twice. */
export function NewPassword({
  problems,
  label = 'Password',
  confirmLabel = 'Confirm password',
}: NewPasswordProps) {
  const [typed, setTyped] = useState('');
  return (
    <>
      <PasswordField
        label={label}
        name="password"
        required
        autoComplete="new-password"
        error={problems.password}
        onChange={(event) => setTyped(event.target.value)}
      />
      <PasswordChecklist password={typed} />
      <PasswordField
        label={confirmLabel}
        name="confirmPassword"
        required
        autoComplete="new-password"
        error={problems.confirmPassword}
      />
    </>
  );
}

/** What is wrong with the two; the server knows more of passwords, and says it. */
export function newPasswordProblems({ password = '', confirmPassword = '' }: Values): Problems {
  const weak = password ? passwordProblem(password) : 'Please enter a password.';
  if (weak) return { password: weak };
  return confirmPassword === password ? {} : { confirmPassword: 'Passwords do not match' };
}
