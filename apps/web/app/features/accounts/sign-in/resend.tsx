import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TrialLink } from '../form/trial-link.tsx';

interface ResendResult {
  kind: 'good' | 'danger';
  words: string;
  link?: string | undefined;
}

/** Asks for another verification link, for the address that stands in the form. */
export function Resend({ emailOf }: { emailOf: () => string }) {
  const [busy, setBusy] = useState(false);
  const [result, setResult] = useState<ResendResult>();
  const resend = async () => {
    const email = emailOf().trim();
    if (!email) return setResult({ kind: 'danger', words: t('Please enter your email address first.') });
    setBusy(true);
    try {
      const { message, devVerificationLink } = await call('POST /auth/resend-verification', {
        body: { email },
      });
      setResult({ kind: 'good', words: message, link: devVerificationLink });
    } catch (error) {
      setResult({ kind: 'danger', words: wordsFor(error) });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button look="line" busy={busy} onClick={resend}>
        {t('Resend verification email')}
      </Button>
      {result && (
        <Notice kind={result.kind} live>
          {result.words}
        </Notice>
      )}
      <TrialLink link={result?.link} />
    </>
  );
}

function wordsFor(error: unknown): string {
  // Only these say something that helps: how long to wait, or what is wrong with the address.
  const helps = error instanceof ApiError && (error.code === 'TOO_MANY_REQUESTS' || error.code === 'INVALID');
  return helps
    ? errorText(
        error,
        t('Failed to resend verification email. Please try again later. {reason}', { reason: '{reason}' }),
      )
    : t('Failed to resend verification email. Please try again later.');
}
