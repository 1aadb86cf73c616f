import { checkGateway } from '@serendib/api/modules/payments/index';
import type { Settings } from '../../settings/settings.ts';
import { type Finding, withRoot } from './findings.ts';

const about = 'Payments';

/** Whether the gateway knows our key, without a word of the secrets; what only a payment can show is named as not checked. */
export async function examinePayments({ payments, publicUrl }: Settings): Promise<Finding[]> {
  const { mode, merchant } = payments;
  if (mode === 'simulator')
    return [{ state: 'fine', about, words: 'the simulator, by which no money moves' }];
  if (mode === 'paused' || !merchant) return [{ state: 'fine', about, words: 'paused: nothing is sold' }];
  const key: Finding = await checkGateway({ mode, merchant }, publicUrl).then(
    () => ({
      ...{ state: 'fine', about },
      words: `${mode}: the gateway takes PAYHERE_APP_ID and PAYHERE_APP_SECRET, and tells of payments`,
    }),
    (error: unknown) => ({
      ...{ state: 'wrong', about, words: `${mode}: ${withRoot(error)}` },
      advice:
        'Look at PAYHERE_MODE, PAYHERE_APP_ID and PAYHERE_APP_SECRET, at the domain that the key was made for, and whether this machine reaches the gateway.',
    }),
  );
  return [key, ofMerchant(merchant.id), ofNotifications(publicUrl)];
}

const ofMerchant = (id: string): Finding => ({
  ...{ state: 'warning', about: 'Merchant' },
  words: `${id}, which is not checked, nor its secret: only a payment shows whether they are right`,
  advice: 'Pay once, with a test card in the sandbox: its page for administrators shows the notification.',
});

function ofNotifications(publicUrl: string): Finding {
  const finding = { about: 'Notifications', words: `asked for at ${publicUrl}/api/payments/payhere/notify` };
  if (publicUrl.startsWith('https:')) return { state: 'fine', ...finding };
  return {
    ...{ state: 'warning', ...finding },
    advice: 'The gateway tells of payments at a public address with https alone: set PUBLIC_URL.',
  };
}
