import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button } from '~/ui/form/button.tsx';

const reloadAfterMs = 2000;

/** Where no money moves, a payment that is not heard of can be completed by its payer. */
export default function CompleteByHand({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const [isDone, setDone] = useState(false);
  const [problem, setProblem] = useState<string>();
  useEffect(() => {
    if (!isDone) return;
    const timer = window.setTimeout(() => window.location.reload(), reloadAfterMs);
    return () => window.clearTimeout(timer);
  }, [isDone]);

  const complete = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await call('POST /payments/test/complete/{orderId}', { params: { orderId } });
      setDone(true);
    } catch (error) {
      setBusy(false);
      setProblem(errorText(error, t('Failed to complete payment: {reason}', { reason: '{reason}' })));
    }
  };
  return (
    <section aria-label={t('Completing by hand')} className="grid justify-items-start gap-4">
      <p className="max-w-[52ch] text-ink-2">
        {t('This is a test: you can complete the payment yourself, as if the gateway had told us of it.')}
      </p>
      <Button busy={busy} onClick={complete}>
        {t('Complete Payment Manually')}
      </Button>
      {isDone && (
        <Notice kind="good" live title={t('Completed')}>
          {t('This page loads again in a moment.')}
        </Notice>
      )}
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
    </section>
  );
}
