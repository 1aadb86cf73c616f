import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link } from 'react-router';
import type { MyPayment } from '~/lib/mine/my-payments.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { ReceiptSheet } from './receipt-sheet.tsx';

/** A receipt as it is printed, on one page, with the ways to have it on paper or as a file. */
export function ReceiptPage({ payment }: { payment: MyPayment }) {
  return (
    <div className="receipt-page">
      <div className="wrap">
        <p className="receipt-ways">
          <Link className="link" to="/profile?tab=payments">
            {t('All payments')}
          </Link>
          <Download orderId={payment.orderId} />
          <Button small className="needs-js" onClick={() => window.print()}>
            {t('Print')}
          </Button>
        </p>
        <ReceiptSheet payment={payment} />
      </div>
    </div>
  );
}

function Download({ orderId }: { orderId: string }) {
  const [busy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    const failed = t('The receipt could not be fetched.');
    const words = await import('~/lib/checkout/save-receipt.ts').then(
      ({ saveReceipt }) => saveReceipt(orderId, failed),
      () => failed,
    );
    if (words) toast(words, 'danger');
    setBusy(false);
  };
  return (
    <Button small look="line" busy={busy} onClick={download}>
      {t('Download PDF')}
    </Button>
  );
}
