import { t } from '../words/t.ts';
import type { PaymentMode } from './gateway.ts';

/** How payments are taken, as it is said within a sentence. */
export const modeWords: Record<PaymentMode, string> = {
  paused: t('paused', {}, 'how payments are taken'),
  simulator: t('simulator', {}, 'how payments are taken'),
  sandbox: t('sandbox', {}, 'how payments are taken'),
  live: t('live', {}, 'how payments are taken'),
};
