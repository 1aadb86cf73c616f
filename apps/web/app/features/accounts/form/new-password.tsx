import { passwordProblem } from '@serendib/contract/accounts/password';
import { t } from '@serendib/contract/words/t';
import { type FieldValues, type Path, type UseFormReturn, useWatch } from 'react-hook-form';
import type { Problems } from '~/lib/form/problems.ts';
import { PasswordField } from '~/ui/form/text-field.tsx';
import { PasswordChecklist } from './password-checklist.tsx';

export interface TwicePassword {
  password: string;
  confirmPassword: string;
}

interface NewPasswordProps<Values extends FieldValues> {
  form: {
    field: (name: Path<Values>) => { name: string; error: string | undefined };
    control: UseFormReturn<Values>['control'];
  };
  label?: string;
  confirmLabel?: string;
}

/** A new password, twice. */
export function NewPassword<Values extends TwicePassword>({
  form,
  label = t('Password'),
  confirmLabel = t('Confirm password'),
}: NewPasswordProps<Values>) {
  const password = 'password' as Path<Values>;
  const typed: string | undefined = useWatch({ control: form.control, name: password });
  return (
    <>
      <PasswordField label={label} required autoComplete="new-password" {...form.field(password)} />
      <PasswordChecklist password={typed ?? ''} />
      <PasswordField
        label={confirmLabel}
        required
        autoComplete="new-password"
        {...form.field('confirmPassword' as Path<Values>)}
      />
    </>
  );
}

/** What is wrong with the two; the server knows more of passwords, and says it. */
export function newPasswordProblems({ password, confirmPassword }: TwicePassword): Problems {
  const weak = password ? passwordProblem(password) : t('Please enter a password.');
  if (weak) return { password: weak };
  return confirmPassword === password ? {} : { confirmPassword: t('Passwords do not match') };
}
