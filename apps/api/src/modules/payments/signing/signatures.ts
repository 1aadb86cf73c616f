import { createHash, timingSafeEqual } from 'node:crypto';

export interface Merchant {
  id: string;
  secret: string;
}

const md5 = (text: string) => createHash('md5').update(text).digest('hex').toUpperCase();

interface Signed {
  merchantId: string;
  orderId: string;
  /** Two decimals, a dot, nothing between the thousands. */
  amount: string;
  currency: string;
}

/** What the gateway checks a checkout form by: the digest of the secret is in capitals, not the secret. */
export const checkoutHash = ({ merchantId, orderId, amount, currency }: Signed, secret: string): string =>
  md5(merchantId + orderId + amount + currency + md5(secret));

/** What we check a notification by. */
export const notificationSignature = (
  { merchantId, orderId, amount, currency, statusCode }: Signed & { statusCode: string },
  secret: string,
): string => md5(merchantId + orderId + amount + currency + statusCode + md5(secret));

/** Compares in constant time. Case counts: the gateway writes capitals. */
export function isSame(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
