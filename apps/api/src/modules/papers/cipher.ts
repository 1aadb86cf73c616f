import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const [ivBytes, tagBytes] = [12, 16];

export const makeCipherKey = (): Buffer => randomBytes(32);

/** `iv`, `tag`, then what was encrypted. */
export function encrypt(key: Buffer, plain: Buffer): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(algorithm, key, iv);
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** Throws where the file is not what was encrypted with this key. */
export function decrypt(key: Buffer, file: Buffer): Buffer {
  const decipher = createDecipheriv(algorithm, key, file.subarray(0, ivBytes));
  decipher.setAuthTag(file.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([decipher.update(file.subarray(ivBytes + tagBytes)), decipher.final()]);
}
