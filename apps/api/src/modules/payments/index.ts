export { allPayments, type PaymentQuery } from './admin/all-payments.ts';
export { listPayments } from './admin/payment-detail.ts';
export { allChargebacks } from './chargebacks/chargebacks.service.ts';
export { countByStatus } from './count-by-status.queries.ts';
export { checkGateway } from './gateway/check-gateway.ts';
export type { PaymentSettings } from './payment-settings.ts';
export { isRevenue } from './revenue.queries.ts';
export { addSimulator } from './simulator/simulator.ts';
