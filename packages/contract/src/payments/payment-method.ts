import { t } from '../words/t.ts';

const methods: Readonly<Record<string, string>> = {
  VISA: 'Visa',
  MASTER: 'Mastercard',
  AMEX: 'American Express', // not a message: a brand
  EZCASH: 'eZ Cash',
  MCASH: 'mCash',
  admin_manual: t('Confirmed by our team'),
  test: t('Test, without a gateway'),
};

/** What was paid with, as people call it. */
export const methodWords = (method: string | null): string | null =>
  method && (methods[method] ?? method[0] + method.slice(1).toLowerCase());
