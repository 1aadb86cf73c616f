import { t } from '@serendib/contract/words/t';
import { historyLink, homeLink, partnershipLink, ResultFrame } from './result-frame.tsx';

/** The page to which the gateway returns payers who cancelled. */
export function CancelPage() {
  return (
    <ResultFrame
      sky="mist"
      mark="nothing"
      scene="misty-ridge"
      title={t('Payment Cancelled')}
      links={[partnershipLink, homeLink, historyLink]}
    >
      <p>{t('Your payment was cancelled. No charges were made to your account.')}</p>
    </ResultFrame>
  );
}
