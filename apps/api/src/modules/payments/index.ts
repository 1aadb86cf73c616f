export { allPayments, type PaymentQuery } from './admin/all-payments.ts';
export { listPayments } from './admin/payment-detail.ts';
export { countByStatus } from './count-by-status.queries.ts';
export { type MerchantSettings, type PaymentSettings, simulatorMerchant } from './payment-settings.ts';
export { addSimulator } from './simulator/simulator.ts';
