import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useApi } from '../../../platform/testing.ts';
import { users } from '../../../schema/index.ts';
import { accountsOf } from '../testing.ts';
import { ensureAdministrator } from './first-administrator.ts';

const api = useApi({ isTrial: true });
const { login, signUp, join } = accountsOf(api);

test('of processes that start together one makes an administrator up, once', async () => {
  const made = await Promise.all([
    ensureAdministrator(api.db, undefined),
    ensureAdministrator(api.db, undefined),
  ]);
  const [first, ...others] = made.filter((each) => each !== undefined);
  expect(others).toEqual([]);
  expect(await ensureAdministrator(api.db, undefined)).toBeUndefined();
  expect((await login(first?.email ?? '', first?.password)).json()).toMatchObject({ role: 'admin' });
});

test('one that the settings name is made with their password, which is then not set again', async () => {
  const named = { email: 'chief@example.lk', password: 'Chief-Lake-7' };
  expect(await ensureAdministrator(api.db, named)).toEqual({ email: named.email });
  expect(await ensureAdministrator(api.db, { ...named, password: 'Other-Lake-7' })).toBeUndefined();
  expect((await login(named.email, 'Chief-Lake-7')).json()).toMatchObject({ role: 'admin' });
});

test('a common password is refused for the one that the settings name', async () => {
  const named = { email: 'weak@example.lk', password: 'Welcome1' };
  await expect(ensureAdministrator(api.db, named)).rejects.toThrow(/one of the most common/);
});

test('a member who is named keeps their password; a stranger’s sign-up with the address does not', async () => {
  await join('member@example.lk');
  await ensureAdministrator(api.db, { email: 'member@example.lk', password: 'Chief-Lake-7' });
  expect((await login('member@example.lk')).json()).toMatchObject({ role: 'admin' });

  await signUp('stranger@example.lk');
  await ensureAdministrator(api.db, { email: 'stranger@example.lk', password: 'Chief-Lake-7' });
  expect((await login('stranger@example.lk')).statusCode).toBe(401);
  expect((await login('stranger@example.lk', 'Chief-Lake-7')).statusCode).toBe(200);
  const [row] = await api.db.select().from(users).where(eq(users.email, 'stranger@example.lk'));
  expect(row?.userName).toBe('Administrator');
});
