import { randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { hashOf } from '../../../platform/secrets/tokens.ts';

const period = 30;
/** 160 bits, as RFC 4226 asks for. */
export const newSecret = (): Buffer => randomBytes(20);

const appOf = (secret: Buffer, label: string) =>
  new TOTP({
    issuer: 'Serendib',
    label,
    secret: new Secret({ buffer: new Uint8Array(secret).buffer }),
    period,
  });

export const uriOf = (secret: Buffer, label: string): string => appOf(secret, label).toString();
export const writtenOf = (secret: Buffer): string => appOf(secret, '').secret.base32;

/** The half minute that a code belongs to, this one or one beside it; null where it belongs to none. */
export function stepOf(secret: Buffer, code: string, at: Date): number | null {
  const delta = appOf(secret, '').validate({ token: code, timestamp: at.getTime(), window: 1 });
  return delta === null ? null : Math.floor(at.getTime() / 1000 / period) + delta;
}

/** As it was meant, however it was typed. */
export const normalised = (code: string): string => code.replaceAll(/[\s-]/g, '').toUpperCase();
export const isShownCode = (code: string): boolean => /^\d{6}$/.test(code);

/** Letters and digits that look like no other. */
const signs = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const howMany = 10;

/** Each of 120 random bits, in groups of four: too many to try, so that a plain hash of them may be kept. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: howMany }, () =>
    Array.from(randomBytes(24), (byte, at) => (at > 0 && at % 4 === 0 ? '-' : '') + signs[byte % 32]).join(
      '',
    ),
  );

export const hashOfRecoveryCode = (userId: string, code: string): Buffer =>
  hashOf(`${userId} ${normalised(code)}`);
