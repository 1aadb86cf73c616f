export { listPayments } from './admin/dossier.ts';
export { type PaymentQuery, walkPayments } from './admin/walk-payments.ts';
export { type MerchantSettings, type PaymentSettings, simulatorMerchant } from './payment-settings.ts';
export { addSimulator } from './simulator/simulator.ts';
