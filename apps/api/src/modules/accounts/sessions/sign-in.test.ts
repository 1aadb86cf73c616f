import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { accountsOf } from '../testing.ts';

const api = useApi();
const { login } = accountsOf(api);

// Proves ERROR-02.
test('a wrong password and an unknown address are refused in the same words', async () => {
  const { email } = await api.signIn();
  for (const [address, given] of [
    [email, 'Not-it-9'],
    ['nobody@example.lk', 'Not-it-9'],
  ] as const) {
    const reply = await login(address, given);
    expect(reply.statusCode).toBe(401);
    expect(reply.json()).toEqual({
      error: 'Login failed. Please check your credentials.',
      code: 'UNAUTHENTICATED',
    });
  }
});

// Proves RULE-04, RULE-07.
test('what is left blank, or is no address, is said field by field', async () => {
  expect((await api.post('/auth/login', { email: ' ', password: '' })).json()).toMatchObject({
    code: 'INVALID',
    fields: { email: 'Please enter your email address.', password: 'Please enter your password.' },
  });
  for (const call of ['forgot-password', 'resend-verification']) {
    expect((await api.post(`/auth/${call}`, { email: 'nimali' })).json().fields, call).toEqual({
      email: 'Please enter an email address, like name@example.com.',
    });
  }
});
