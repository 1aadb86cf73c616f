export { takeReminders } from './ending.ts';
export { forgetOrders, lockScope } from './entitlements.queries.ts';
export { findPremiumEnd } from './entitlements.service.ts';
export { setListingFeatured } from './featuring.ts';
export { giveFreeMonths, listTakenFreeMonths, runsAt, showFreeMonths } from './free-months/free-months.ts';
export { alignSince, grantPremium, premiumOfNew, premiumUntil, takeBackPremium } from './premium.ts';
export { insertVoucher, spendAdded, unspendAdded } from './vouchers.queries.ts';
export {
  findSubmitted,
  hasLostVoucher,
  lockVoucher,
  needsVoucher,
  revokeVoucher,
  spendVoucher,
  startPartnership,
  wouldLoseVoucher,
} from './vouchers.ts';
