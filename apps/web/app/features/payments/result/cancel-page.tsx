import { historyLink, homeLink, partnershipLink, ResultFrame } from './result-frame.tsx';

/** Where the gateway sends back whoever changed their mind. */
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
