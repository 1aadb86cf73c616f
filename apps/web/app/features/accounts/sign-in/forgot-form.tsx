import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { EmailField } from '~/ui/form/text-field.tsx';
import { bodyOf } from '../form/contract.ts';

const sentWords = t('If this email exists, a reset link has been sent.');

export function ForgotForm() {
  const [isSent, setSent] = useState(false);
  const form = useApiForm<{ email: string }>({
    schema: bodyOf('POST /auth/forgot-password'),
    async send(body) {
      setSent(false);
      await call('POST /auth/forgot-password', { body });
      setSent(true);
    },
    failed: t('Failed to send reset email.'),
  });
  return (
    <form {...form.attributes} aria-label={t('Forgot password')} className="grid gap-5">
      <EmailField autoComplete="username" {...form.field('email')} />
      <Refusal of={form.refusal} />
      {isSent && (
        <Notice kind="good" live>
          {sentWords}
        </Notice>
      )}
      <Button type="submit" busy={form.busy}>
        {form.busy ? t('Sending') : t('Send reset link')}
      </Button>
    </form>
  );
}
