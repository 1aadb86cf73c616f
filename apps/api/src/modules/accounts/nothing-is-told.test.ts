import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { password } from './testing.ts';

// As in production: no links in replies.
const api = useApi();

// Proves FORGOT-02, CALL-07.
test.each([
  ['/auth/register', (email: string) => ({ userName: 'N', email, password, confirmPassword: password })],
  ['/auth/resend-verification', (email: string) => ({ email })],
  ['/auth/forgot-password', (email: string) => ({ email })],
  ['/auth/login', (email: string) => ({ email, password })],
])('%s answers alike for an address that is known, suspended, waiting or unknown', async (path, bodyFor) => {
  const known = await api.signIn();
  const waiting = await api.signIn({ emailVerifiedAt: null });
  const suspended = await api.signIn({ suspendedAt: new Date() });
  const replies = [];
  for (const email of [known.email, waiting.email, suspended.email, `unknown${path.length}@example.lk`]) {
    const { statusCode, body } = await api.post(path, bodyFor(email));
    replies.push(`${statusCode} ${body}`);
  }
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
