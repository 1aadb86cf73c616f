import type { PaymentMode } from '@serendib/contract/payments/gateway';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import type { PromotionWords } from '~/lib/site/promotion.ts';
import { priceOf } from '~/lib/words/price-of.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { freePrice } from '../plans-of.ts';
import type { Plan, PremiumOffer } from '../premium-offer.ts';
import { FreeMonths } from './free-months.tsx';
import { PlanEnd } from './plan-end.tsx';
import { useFreeMonths } from './use-free-months.ts';
import { freeKindOf, kindOf, usePremiumStatus } from './use-premium-status.ts';
import { VoucherEnd } from './voucher-end.tsx';

export interface TicketsProps extends Pick<PremiumOffer, 'plans' | 'free' | 'closing' | 'path'> {
  mode: PaymentMode;
  promotion: PromotionWords | null;
}

/** The plans, torn from the roll of a bus conductor. */
export function Tickets({ plans, free, closing, path, mode, promotion }: TicketsProps) {
  const isPaused = mode === 'paused';
  const kind = kindOf(plans.find(({ service }) => service)?.service);
  const freeKind = isPaused ? undefined : freeKindOf(plans.find(({ service }) => service)?.service);
  const months = useFreeMonths(freeKind);
  const premium = usePremiumStatus(isPaused ? undefined : kind, months.mine?.state);
  const isOffered = promotion !== null && months.mine?.state === 'open';
  const place = `${path}#plans`;

  const endOf = ({ service, plan }: Plan) => {
    if (!service) return <ButtonLink to={free.to}>{free.label}</ButtonLink>;
    if (isPaused) return t('Not on sale while payments are paused.');
    if (service === 'tour_partnership') return <VoucherEnd service={service} place={place} renews />;
    return (
      <PlanEnd
        {...{ service, place, ...premium }}
        plan={plan === 'yearly' ? 'yearly' : 'monthly'}
        freeUntil={isOffered ? months.mine?.endsAt : null}
      />
    );
  };
  return (
    <>
      {freeKind && <FreeMonths kind={freeKind} promotion={promotion} place={place} offer={months} />}
      <ul className="tickets" data-few={plans.length === 1 || undefined}>
        {plans.map((plan) => (
          <li key={plan.plan} className="ticket" data-plan={plan.plan}>
            <Ticket plan={plan}>{endOf(plan)}</Ticket>
          </li>
        ))}
        {closing.besides && (
          <li aria-hidden="true" className="hidden lg:block">
            <img src={closing.besides} alt="" loading="lazy" className="ticket-print" />
          </li>
        )}
      </ul>
    </>
  );
}

function Ticket({ plan, children }: { plan: Plan; children: ReactNode }) {
  const { name, service, per, saving, line, includes } = plan;
  return (
    <article>
      <h3>
        {name}
        {saving && <span className="ticket-saving">{saving}</span>}
      </h3>
      <p className="ticket-price">
        <b>{service ? priceOf(service) : freePrice}</b> {per}
      </p>
      <p className="mt-3 text-15">{line}</p>
      <ul className="ticket-list">
        {includes.map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      <div className="mt-auto grid min-h-12 items-center gap-3 text-15">{children}</div>
    </article>
  );
}
