import { dayInWords } from '@serendib/contract/calendar';
import type { PremiumStatus } from '@serendib/contract/entitlements/endpoints';
import type { PaidService } from '@serendib/contract/prices';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { useCheckout } from '~/lib/checkout/use-checkout.ts';
import { Button } from '~/ui/form/button.tsx';
import { BuyProblem, NeedsScripts } from './buy-button.tsx';
import { type PlanName, planState } from './plan-state.ts';

export interface PlanEndProps {
  service: PaidService;
  plan: PlanName;
  status: PremiumStatus | undefined;
  /** Whether it is still being asked what the reader has. */
  isAsking: boolean;
  place: string;
  /** When the free months would end that come before what is bought now; null where none do. */
  freeUntil?: string | null | undefined;
}

/** The button beneath a plan of a month or a year. */
export function PlanEnd({ service, plan, status, isAsking, place, freeUntil }: PlanEndProps) {
  const { isStarting, problem, start } = useCheckout(place);
  const now = useNow();
  const { label, canBuy, note, renew } = planState(plan, status, now);
  const buy = () => void start({ serviceType: service });
  const [isPressed, setPressed] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the answer comes
  useEffect(() => {
    if (isAsking || !isPressed) return;
    setPressed(false);
    // What the button says now may be another thing than what was pressed.
    if (!status?.hasActivePremiumSubscription) buy();
  }, [isAsking]);
  return (
    <>
      {note && <p>{note}</p>}
      {freeUntil && (
        <p>
          {t('Your two free months come first: what you buy now begins on {day}.', {
            day: dayInWords(freeUntil),
          })}
        </p>
      )}
      <Button
        className="needs-js"
        disabled={!canBuy}
        busy={isStarting || isPressed}
        onClick={isAsking ? () => setPressed(true) : buy}
        data-service={service}
      >
        {label}
      </Button>
      <NeedsScripts />
      {renew && (
        <Button look="line" busy={isStarting} onClick={buy}>
          {renew}
        </Button>
      )}
      <BuyProblem words={problem} />
    </>
  );
}

/** Set in the browser alone, so that a page that was kept for a while says nothing old. */
function useNow(): number {
  const [now, setNow] = useState(0);
  useEffect(() => setNow(Date.now()), []);
  return now;
}
