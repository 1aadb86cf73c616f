import type { PaidService } from '@serendib/contract/prices';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { useCheckout } from '~/lib/checkout/use-checkout.ts';
import { Button } from '~/ui/form/button.tsx';

export interface BuyButtonProps {
  service: PaidService;
  itemId?: string | undefined;
  /** Where to come back to after signing in: a path of ours. */
  place: string;
  look?: 'act' | 'line' | undefined;
  children: ReactNode;
}

/** Leads to the gateway, and says so when it does not. */
export function BuyButton({ service, itemId, place, look, children }: BuyButtonProps) {
  const { isStarting, problem, start } = useCheckout(place);
  return (
    <>
      <Button
        className="needs-js"
        look={look}
        busy={isStarting}
        onClick={() => void start({ serviceType: service, itemId })}
      >
        {children}
      </Button>
      <NeedsScripts />
      <BuyProblem words={problem} />
    </>
  );
}

export function BuyProblem({ words }: { words: string | undefined }) {
  return (
    <div role="alert" className="empty:hidden">
      {words && <p className="buy-problem">{words}</p>}
    </div>
  );
}

export const NeedsScripts = () => (
  <noscript>
    <p>{t('Paying needs JavaScript, which your browser has turned off.')}</p>
  </noscript>
);
