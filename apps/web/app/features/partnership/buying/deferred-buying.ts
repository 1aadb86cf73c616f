import { pageLoad } from '~/lib/api/load.ts';
import { storedToken } from '~/lib/session/session.ts';
import { promotionWords } from '~/lib/site/promotion.ts';
import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';
import type { VoucherService } from './voucher-note.tsx';

/** A signed-in visitor may have a plan already, which is shown at once. */
const isSignedIn = () => storedToken() !== null;

export const DeferredTickets = deferHydration(
  'tickets',
  () => import('./tickets.tsx').then((part) => part.Tickets),
  isSignedIn,
);

const voucher = (service: VoucherService) =>
  deferHydration(service, () => import('./voucher-end.tsx').then((part) => part.VoucherEnd), isSignedIn);

export const deferredVouchers = {
  sponsored_blog_post: voucher('sponsored_blog_post'),
  tour_partnership: voucher('tour_partnership'),
} as const satisfies Record<VoucherService, unknown>;

/** The load of a premium page: how payments are taken, and what is offered just now. */
export const loadPlans = pageLoad(async ({ call }) => {
  const [{ mode }, settings] = await Promise.all([
    call('GET /payments/mode'),
    call('GET /settings').catch(() => null),
    DeferredTickets.fetch(),
  ]);
  return { mode, promotion: promotionWords(mode, new Date(), settings?.promotionLastDay) };
});
