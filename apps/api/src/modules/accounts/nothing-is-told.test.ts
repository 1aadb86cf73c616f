import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { password } from './testing.ts';

// As in production: no links in replies.
const api = useApi();
const limited = useApi({ rateLimit: { perMinute: 100_000 } });

// Proves FORGOT-02, CALL-07.
test.each([
  ['/auth/register', 201, (email: string) => ({ userName: 'N', email, password, confirmPassword: password })],
  ['/auth/resend-verification', 200, (email: string) => ({ email })],
  ['/auth/forgot-password', 200, (email: string) => ({ email })],
  ['/auth/login', 401, (email: string) => ({ email, password })],
])(
  '%s answers %i, and alike, for an address that is known, suspended, waiting or unknown',
  async (path, status, bodyFor) => {
    const known = await api.signIn();
    const waiting = await api.signIn({ emailVerifiedAt: null });
    const suspended = await api.signIn({ suspendedAt: new Date() });
    const replies = [];
    for (const email of [known.email, waiting.email, suspended.email, `unknown${path.length}@example.lk`]) {
      const { statusCode, body } = await api.post(path, bodyFor(email));
      expect(statusCode, body).toBe(status);
      replies.push(body);
    }
    expect([...new Set(replies)]).toHaveLength(1);
  },
);

test('a network that has to wait reads the same of an account that was signed in to from it and of one that is not there', async () => {
  const passwordHash = await hash(password, { memoryCost: 64, timeCost: 1 });
  const [known, elsewhere] = [await limited.signIn({ passwordHash }), await limited.signIn({ passwordHash })];
  const login = (email: string, word: string, remoteAddress = '198.51.100.7') =>
    limited.post('/auth/login', { email, password: word }, { remoteAddress });
  expect((await login(known.email, password)).statusCode).toBe(200);
  expect((await login(elsewhere.email, password, '203.0.113.9')).statusCode).toBe(200);
  const replies = [];
  for (const email of [known.email, elsewhere.email, 'unknown@example.lk']) {
    for (let tried = 0; tried < 5; tried++) expect((await login(email, 'Wrong-Lake-7')).statusCode).toBe(401);
    const { statusCode, body } = await login(email, 'Wrong-Lake-7');
    replies.push(`${statusCode} ${body.replace(/\d+ seconds/, 'some seconds')}`);
  }
  expect(replies[0]).toMatch(/^429/);
  expect([...new Set(replies)]).toHaveLength(1);
});

test('a new address that is another’s is taken like any', async () => {
  const known = await api.signIn();
  const hash = await (await import('@node-rs/argon2')).hash(password);
  const ask = async (email: string) => {
    const me = await api.signIn({ passwordHash: hash });
    const reply = await api.put('/auth/profile', { userName: 'N', email, password }, me);
    return `${reply.statusCode} ${JSON.stringify({ ...reply.json(), _id: 0, email: 0, createdAt: 0, pendingEmail: reply.json().pendingEmail === email })}`;
  };
  expect(await ask(known.email)).toBe(await ask('unknown@example.lk'));
});
