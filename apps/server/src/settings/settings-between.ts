import { isLoopbackName } from '@serendib/api/platform/loopback';
import { simulatorMerchant } from '@serendib/contract/payments/gateway';

type Given = Record<string, string | undefined>;

export const credentials = [
  'PAYHERE_MERCHANT_ID',
  'PAYHERE_MERCHANT_SECRET',
  'PAYHERE_APP_ID',
  'PAYHERE_APP_SECRET',
] as const;

/**
 * What settings demand of each other, judged by what was given, so that it is told beside the values that are wrong by
 * themselves. `wrong` names those; what hangs on one of them cannot be judged yet.
 */
export function faultsBetween(given: Given, wrong: ReadonlySet<string>): string[] {
  const faults = contradictions(given);
  if (given.NODE_ENV === 'production') faults.push(...unfitForProduction(given));
  else if (!wrong.has('NODE_ENV') && !wrong.has('TRIAL_ON_NETWORK')) faults.push(...openTrial(given, wrong));
  return faults;
}

function contradictions(given: Given): string[] {
  const faults: string[] = [];
  if (given.DATABASE_REPLICA_URL && !given.DATABASE_URL)
    faults.push('DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is');
  if (given.WORKERS && given.NODE_ENV === 'development')
    faults.push('WORKERS is not for NODE_ENV=development, which serves from source by one process');
  if (Boolean(given.GOOGLE_CLIENT_ID) !== Boolean(given.GOOGLE_CLIENT_SECRET))
    faults.push('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other');
  const bucket = [given.S3_BUCKET, given.S3_ACCESS_KEY_ID, given.S3_SECRET_ACCESS_KEY];
  if (bucket.some(Boolean) && !bucket.every(Boolean))
    faults.push('S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other');
  if (given.PAYHERE_MODE === 'sandbox' || given.PAYHERE_MODE === 'live') {
    for (const name of credentials)
      if (!given[name]) faults.push(`${name} is needed with PAYHERE_MODE=${given.PAYHERE_MODE}`);
  }
  if (given.PAYHERE_MODE === 'live') {
    if (!isHttps(given.PUBLIC_URL)) faults.push('PUBLIC_URL is needed with PAYHERE_MODE=live, with https');
    if (given.PAYHERE_MERCHANT_SECRET === simulatorMerchant.secret)
      faults.push('PAYHERE_MERCHANT_SECRET is the simulator’s, which everybody knows');
  }
  if (given.MAP_TILES_URL && !given.MAP_TILES_ATTRIBUTION?.trim())
    faults.push('MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: who drew the map has to be named on it');
  if (given.MAP_TILES_ATTRIBUTION && !given.MAP_TILES_URL)
    faults.push('MAP_TILES_ATTRIBUTION needs MAP_TILES_URL, whose it is');
  if (given.ADMIN_PASSWORD && !given.ADMIN_EMAIL)
    faults.push('ADMIN_PASSWORD needs ADMIN_EMAIL, whose it is');
  return faults;
}

/** A public name means a proxy in front, which brings the network to a trial that listens on loopback alone. */
function openTrial({ HOST, PUBLIC_URL, TRIAL_ON_NETWORK }: Given, wrong: ReadonlySet<string>): string[] {
  if (TRIAL_ON_NETWORK === 'yes') return [];
  const known = 'TRIAL_ON_NETWORK=yes says that you know';
  const faults: string[] = [];
  if (HOST && !isLoopbackName(HOST))
    faults.push(`HOST ${HOST} would open a trial, whose mailbox shows reset links, to the network; ${known}`);
  if (PUBLIC_URL && !wrong.has('PUBLIC_URL') && !isLoopbackName(new URL(PUBLIC_URL).hostname))
    faults.push(
      `PUBLIC_URL ${PUBLIC_URL} would open a trial, whose mailbox shows reset links, to visitors; NODE_ENV=production is for them, and ${known}`,
    );
  return faults;
}

function unfitForProduction(given: Given): string[] {
  const faults: string[] = [];
  if (!given.DATABASE_URL) faults.push('DATABASE_URL is needed in production');
  if (!given.MAIL_URL) faults.push('MAIL_URL is needed in production');
  if (!isHttps(given.PUBLIC_URL)) faults.push('PUBLIC_URL is needed in production, with https');
  if (!given.ADMIN_EMAIL) faults.push('ADMIN_EMAIL is needed in production');
  if (given.OIDC_ISSUER && !isHttps(given.OIDC_ISSUER)) faults.push('OIDC_ISSUER needs https in production');
  if (given.PAYHERE_MODE === 'simulator')
    faults.push('PAYHERE_MODE cannot be simulator in production, where anybody could pay with nothing');
  if (given.DEMO_DATA === 'on')
    faults.push('DEMO_DATA cannot be on in production, where nothing is invented');
  if (given.PREVIEW_LANGUAGES)
    faults.push('PREVIEW_LANGUAGES cannot be set in production, where nothing half translated is shown');
  if (given.RATE_LIMIT === 'off') faults.push('RATE_LIMIT cannot be off in production');
  return faults;
}

const isHttps = (text: string | undefined): boolean =>
  text !== undefined && URL.canParse(text) && new URL(text).protocol === 'https:';
