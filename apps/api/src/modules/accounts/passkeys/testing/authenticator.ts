import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** CBOR of what a passkey is made of: whole numbers, bytes, texts and maps. */
function cbor(value: number | string | Buffer | Map<unknown, unknown>): Buffer {
  const head = (major: number, n: number) => {
    const top = major << 5;
    if (n < 24) return Buffer.from([top | n]);
    if (n < 256) return Buffer.from([top | 24, n]);
    return Buffer.from([top | 25, n >> 8, n & 255]);
  };
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string')
    return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value]);
  const entries = [...value].flatMap(([key, each]) => [cbor(key as number), cbor(each as number)]);
  return Buffer.concat([head(5, value.size), ...entries]);
}

const sha256 = (text: string | Buffer) => createHash('sha256').update(text).digest();
const written = (bytes: Buffer) => bytes.toString('base64url');

export interface Asked {
  challenge: string;
  rp?: { id: string };
  rpId?: string;
}

interface Twist {
  origin?: string;
  site?: string;
  /** Whether the person was looked at: a finger, or a code. */
  isVerified?: boolean;
  counter?: number;
  handle?: string;
  type?: string;
}

/** An authenticator in software, for tests: one key on the curve P-256, as phones have it. */
export function softwareAuthenticator(origin = 'http://serendib.test') {
  const { publicKey, privateKey }: { publicKey: KeyObject; privateKey: KeyObject } = generateKeyPairSync(
    'ec',
    {
      namedCurve: 'P-256',
    },
  );
  const id = randomBytes(32);
  let count = 0;
  let userHandle: string | undefined;
  const base = { id: written(id), rawId: written(id), type: 'public-key', clientExtensionResults: {} };

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge,
        origin: twist.origin ?? origin,
        crossOrigin: false,
      }),
    );
  const head = (site: string, { isVerified = true, counter }: Twist, more = 0) => {
    const at = Buffer.alloc(4);
    at.writeUInt32BE(counter ?? ++count);
    return Buffer.concat([sha256(site), Buffer.from([1 | (isVerified ? 4 : 0) | more]), at]);
  };

  return {
    credentialId: written(id),
    /** What a browser answers who adds it. */
    make(options: Asked & { user?: { id: string } }, twist: Twist = {}) {
      userHandle = options.user?.id;
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
      const key = new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const site = twist.site ?? options.rp?.id ?? '';
      const authData = Buffer.concat([head(site, twist, 64), Buffer.alloc(16), length, id, cbor(key)]);
      const attestation = new Map<unknown, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]);
      const response = {
        clientDataJSON: written(clientData('webauthn.create', options.challenge, twist)),
        attestationObject: written(cbor(attestation)),
        transports: ['internal', 'hybrid'],
      };
      return { ...base, response };
    },
    /** What a browser answers who uses it. */
    use(options: Asked, twist: Twist = {}) {
      const data = clientData('webauthn.get', options.challenge, twist);
      const authenticatorData = head(twist.site ?? options.rpId ?? '', twist);
      const signature = sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), privateKey);
      const response = {
        clientDataJSON: written(data),
        authenticatorData: written(authenticatorData),
        signature: written(signature),
        ...((twist.handle ?? userHandle) && { userHandle: twist.handle ?? userHandle }),
      };
      return { ...base, response };
    },
  };
}
