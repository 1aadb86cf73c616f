import { longestUserName } from '@serendib/contract/accounts/limits';
import { type LanguageCode, languages } from '@serendib/contract/languages/languages';
import { t } from '@serendib/contract/words/t';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { call, type ReplyOf } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { keepUser } from '~/lib/session/session.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { FormActions } from '~/ui/form/form-actions.tsx';
import { SelectField } from '~/ui/form/select-field.tsx';
import { EmailField, PasswordField, TextField } from '~/ui/form/text-field.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { bodyOf } from '../../form/contract.ts';

interface Values {
  userName: string;
  email: string;
  language: LanguageCode;
  password?: string;
}

export default function DetailsForm({
  profile,
  onDone,
}: {
  profile: ReplyOf<'GET /auth/profile'>;
  onDone: () => void;
}) {
  const reload = useReload();
  const isOtherThan = (email: string, known: string | null) =>
    email.trim().toLowerCase() !== known?.toLowerCase();
  const isNew = (email: string) =>
    isOtherThan(email, profile.email) && isOtherThan(email, profile.pendingEmail);
  const form = useApiForm<Values>({
    values: {
      userName: profile.userName,
      email: profile.pendingEmail ?? profile.email,
      language: profile.language,
    },
    schema: bodyOf('PUT /auth/profile'),
    async send({ userName, email, language, password }) {
      const saved = await call('PUT /auth/profile', {
        body: { userName, email, language, ...(isNew(email) && password && { password }) },
      });
      keepUser(saved);
      await reload();
      toast(
        isNew(email)
          ? t('Please open the link that we have mailed to {email}.', { email })
          : t('Your profile is saved.'),
        'good',
      );
      onDone();
    },
    failed: t('Your profile could not be saved.'),
  });
  const isOther = isNew(useWatch({ control: form.control, name: 'email' }));
  const { setFocus } = form;
  useEffect(() => setFocus('userName'), [setFocus]);
  return (
    <form {...form.attributes} aria-label={t('Edit profile')} className="grid max-w-[30rem] gap-5">
      <TextField
        label={t('Username')}
        required
        maxLength={longestUserName}
        autoComplete="nickname"
        {...form.field('userName')}
      />
      <EmailField
        hint={
          isOther
            ? t('We mail a link to it; your present address stays until you open that link.')
            : undefined
        }
        {...form.field('email')}
      />
      {isOther && (
        <PasswordField
          label={t('Your password')}
          required
          hint={t('Changing your email needs it.')}
          {...form.field('password')}
        />
      )}
      <SelectField
        label={t('Language of our mails')}
        hint={t(
          'Receipts and what we refuse are in it too. Pages are in the language that you choose below each.',
        )}
        options={languages.map(({ code, name }) => ({ value: code, label: name }))}
        {...form.field('language')}
      />
      <Refusal of={form.refusal} />
      <FormActions send={t('Save')} sending={t('Saving')} busy={form.busy} onCancel={onDone} />
    </form>
  );
}
