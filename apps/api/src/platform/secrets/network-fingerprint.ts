import { createHmac } from 'node:crypto';
import { monthOf } from '@serendib/contract/calendar';
import type { Db } from '../database/database.ts';
import { networkOf } from '../rate-limiter/network.ts';
import { keyFor, siteSecret } from './site-secret.ts';

/** Undefined where the database could not be asked for the site's secret since the process began. */
export type Fingerprint = (address: string) => string | Promise<string | undefined>;

/**
 * What tells a network from others for a calendar month, the same in all processes of a site. Without the site's
 * secret it cannot be turned back, nor known again in another month: a plain hash of the few networks there are could
 * be guessed.
 */
export function networkFingerprint(db: Db, clock: () => Date): Fingerprint {
  const by = (secret: Buffer, address: string): string => {
    const month = monthOf(clock());
    const key = keyFor(`networks in the log, ${month}`, secret);
    return createHmac('sha256', key).update(networkOf(address)).digest('base64url').slice(0, 12);
  };
  let known: Buffer | undefined;
  return (address) => {
    if (known) return by(known, address);
    return siteSecret(db).then(
      (secret) => {
        known = secret;
        return by(secret, address);
      },
      () => undefined,
    );
  };
}
