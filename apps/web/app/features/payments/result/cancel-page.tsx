import { historyLink, homeLink, partnershipLink, ResultFrame } from './result-frame.tsx';

/** The page to which the gateway returns payers who cancelled. */
export function CancelPage() {
  return (
    <ResultFrame
      sky="mist"
      mark="nothing"
      scene="misty-ridge"
      title="Payment Cancelled"
      links={[partnershipLink, homeLink, historyLink]}
    >
      <p>Your payment was cancelled. No charges were made to your account.</p>
    </ResultFrame>
  );
}
