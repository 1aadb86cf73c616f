import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { untilWaiting } from '../../../platform/database/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { accountTokens, users } from '../../../schema/index.ts';
import { accountsOf, bearer, password, tokenIn } from '../testing.ts';

const api = useApi({ isTrial: true });
const { join, login, mailsTo, verify } = accountsOf(api);
type Person = { headers: { authorization: string } };
const change = (me: Person, body: Record<string, unknown>) => api.put('/auth/profile', body, me);

// Proves OWN-CALL-03.
test('a name changes at once', async () => {
  const me = await join('name@example.lk');
  const reply = await change(me, { userName: 'Nimali P.', email: 'Name@example.lk' });
  expect(reply.json()).toMatchObject({ userName: 'Nimali P.', email: 'Name@example.lk', pendingEmail: null });
});

// Proves OWN-CALL-02, OWN-CALL-03.
test('a new address needs the password, and replaces the old one once it is confirmed there', async () => {
  const me = await join('old@example.lk');
  const update = { userName: 'Nimali', email: 'new@example.lk' };
  expect((await change(me, update)).json()).toEqual({
    error: 'Please enter your password to change your email address.',
    code: 'INVALID',
    fields: { password: 'Please enter your password to change your email address.' },
  });
  expect((await change(me, { ...update, password: 'Wrong-Lake-7' })).json()).toMatchObject({
    fields: { password: 'This password is not right.' },
  });
  expect((await change(me, { ...update, password })).json()).toMatchObject({
    email: 'old@example.lk',
    pendingEmail: 'new@example.lk',
  });
  expect((await login('new@example.lk')).statusCode).toBe(401);
  const token = tokenIn((await mailsTo('new@example.lk'))[0]?.text);
  for (const time of ['first', 'second']) expect((await verify(token)).statusCode, time).toBe(200);
  expect((await api.get('/auth/profile', me)).json()).toMatchObject({
    email: 'new@example.lk',
    pendingEmail: null,
  });
  expect((await login('old@example.lk')).statusCode).toBe(401);
  const [last] = await mailsTo('old@example.lk');
  expect(last?.subject).toBe('Your email address was changed');
  expect(last?.text).toMatch(/^Write to us:\n\S+\/contact$/m);
});

test('a change that waits is taken back by naming the old address', async () => {
  const me = await join('stay@example.lk');
  await change(me, { userName: 'Nimali', email: 'gone@example.lk', password });
  const token = tokenIn((await mailsTo('gone@example.lk'))[0]?.text);
  expect((await change(me, { userName: 'Nimali', email: 'stay@example.lk' })).json().pendingEmail).toBeNull();
  expect((await verify(token)).statusCode).toBe(400);
});

/** As if so many days had gone by. */
const cleanUpAfter = async (days: number) => {
  await api.db.execute(
    sql`update account_tokens set expires_at = expires_at - make_interval(days => ${days}::int)`,
  );
  await api.db.execute(
    sql`update users set pending_since = pending_since - make_interval(days => ${days}::int)`,
  );
  await api.db.execute(sql`select graphile_worker.add_job('accounts:sweep', '{}')`);
  await api.runJobs();
};

test('a new address that nobody confirms is kept thirty days after its last link has ended, and no longer', async () => {
  const me = await join('sure@example.lk');
  const wanted = 'ruwani@example.lk';
  await change(me, { userName: 'Nimali', email: wanted, password });
  const waiting = async () => (await api.get('/auth/profile', me)).json().pendingEmail;
  await mailsTo(wanted);
  await cleanUpAfter(30);
  expect(await waiting()).toBe(wanted);
  await api.post('/auth/resend-verification', { email: wanted }, me);
  await mailsTo(wanted);
  await cleanUpAfter(2);
  expect(await waiting()).toBe(wanted);
  await cleanUpAfter(30);
  expect(await waiting()).toBeNull();
  const kept = [await api.db.select().from(users), await api.db.select().from(accountTokens)];
  expect(JSON.stringify(kept)).not.toContain(wanted);
  expect((await login('sure@example.lk')).statusCode).toBe(200);
});

test.each([
  ['has an account, so that no link was mailed', async () => undefined],
  ['waited before it was known since when', () => api.db.execute(sql`update users set pending_since = null`)],
])('a new address that %s, is kept thirty days and no longer', async (_, meanwhile) => {
  await api.empty('users', 'account_tokens');
  await join('ruwani@example.lk');
  const me = await join('sure@example.lk');
  await change(me, { userName: 'Nimali', email: 'Ruwani@example.lk', password });
  await meanwhile();
  await cleanUpAfter(0);
  expect(await api.db.$count(accountTokens, eq(accountTokens.email, 'Ruwani@example.lk'))).toBe(0);
  const waiting = async () => (await api.get('/auth/profile', me)).json().pendingEmail;
  await cleanUpAfter(29);
  expect(await waiting()).toBe('Ruwani@example.lk');
  // Saved again as it is it waits no longer.
  await change(me, { userName: 'Nimali P.', email: 'Ruwani@example.lk' });
  await cleanUpAfter(2);
  expect(await waiting()).toBeNull();
  expect((await login('ruwani@example.lk')).statusCode).toBe(200);
});

describe('a profile that is saved in the moment in which a new address is confirmed', () => {
  type Asked = () => ReturnType<typeof api.get>;
  /** Both wait for the account, in this order. */
  async function inOrder(email: string, first: Asked, second: Asked) {
    const asked: ReturnType<Asked>[] = [];
    await api.db.transaction(async (tx) => {
      await tx.execute(sql`select from users where email = ${email} for no key update`);
      for (const ask of [first, second]) {
        asked.push(ask());
        await untilWaiting(api.db, asked.length);
      }
    });
    return Promise.all(asked);
  }
  async function awaiting(name: string) {
    const [email, next] = [`${name}@example.lk`, `${name}.next@example.lk`];
    const me = await join(email);
    await change(me, { userName: 'Nimali', email: next, password });
    const token = tokenIn((await mailsTo(next))[0]?.text);
    const addresses = async () => {
      const { email: address, pendingEmail } = (await api.get('/auth/profile', me)).json();
      return [address, pendingEmail];
    };
    return { me, email, next, confirm: () => verify(token), addresses };
  }

  test('after it asks for the password, since it names another address by then', async () => {
    const { me, email, next, confirm, addresses } = await awaiting('after');
    const save = () => change(me, { userName: 'Nimali P.', email });
    const [confirmed, saved] = await inOrder(email, confirm, save);
    expect([confirmed?.statusCode, confirmed?.json().message]).toEqual([
      200,
      'Your new email address is confirmed.',
    ]);
    expect([saved?.statusCode, saved?.json().fields]).toEqual([
      400,
      { password: 'Please enter your password to change your email address.' },
    ]);
    expect(await addresses()).toEqual([next, null]);
  });

  test('before it takes the change back, and the link says that it is of no use', async () => {
    const { me, email, confirm, addresses } = await awaiting('before');
    const [saved, confirmed] = await inOrder(email, () => change(me, { userName: 'Nimali', email }), confirm);
    expect([saved?.statusCode, confirmed?.statusCode]).toEqual([200, 400]);
    expect(await addresses()).toEqual([email, null]);
  });

  test('waits for no address that is confirmed', async () => {
    const { me, email, next, confirm, addresses } = await awaiting('same');
    const save = () => change(me, { userName: 'Nimali P.', email: next });
    const [confirmed, saved] = await inOrder(email, confirm, save);
    expect([confirmed?.statusCode, saved?.statusCode]).toEqual([200, 200]);
    expect(await addresses()).toEqual([next, null]);
  });

  test('with a password that was replaced in between changes no address', async () => {
    const email = 'replaced@example.lk';
    const me = await join(email);
    const replace = () =>
      api.put('/auth/password', { currentPassword: password, password: 'Galle-Fort-9' }, me);
    const save = () => change(me, { userName: 'Nimali', email: 'other@example.lk', password });
    const [replaced, saved] = await inOrder(email, replace, save);
    expect([replaced?.statusCode, saved?.statusCode]).toEqual([200, 400]);
    expect(saved?.json().fields).toEqual({ password: 'This password is not right.' });
    const profile = await api.get('/auth/profile', bearer(replaced?.json().token));
    expect(profile.json()).toMatchObject({ email, pendingEmail: null });
  });
});

test('the address of another cannot be had, even by somebody who waits for it', async () => {
  const me = await join('envious@example.lk');
  await change(me, { userName: 'Nimali', email: 'wanted@example.lk', password });
  const token = tokenIn((await mailsTo('wanted@example.lk'))[0]?.text);
  await join('wanted@example.lk');
  expect((await verify(token)).statusCode).toBe(400);
  expect((await api.get('/auth/profile', me)).json().email).toBe('envious@example.lk');
});

test('asked again for the address of another, its owner hears of it and no link goes', async () => {
  const me = await join('asking@example.lk');
  await join('taken@example.lk');
  await change(me, { userName: 'Nimali', email: 'taken@example.lk', password });
  const subjects = async () => (await mailsTo('taken@example.lk')).map(({ subject }) => subject);
  expect((await subjects())[0]).toBe('You already have an account');
  await api.post('/auth/resend-verification', { email: 'taken@example.lk' }, me);
  expect((await subjects()).slice(0, 2)).toEqual(Array(2).fill('You already have an account'));
});

test('of two who wait for one address whoever asks for another link gets their own', async () => {
  const both = [await join('one@example.lk'), await join('two@example.lk')];
  for (const [at, me] of both.entries()) {
    const email = `both-${at}@example.lk`;
    for (const one of both) await change(one, { userName: 'Nimali', email, password });
    await mailsTo(email);
    await api.post('/auth/resend-verification', { email }, me);
    await verify(tokenIn((await mailsTo(email))[0]?.text));
    expect((await api.get('/auth/profile', me)).json().email).toBe(email);
  }
});

test('a new password ends all other sessions and renews the token of this one', async () => {
  const me = await join('password@example.lk');
  const other = bearer((await login('password@example.lk')).json().token);
  const put = (body: Record<string, unknown>) => api.put('/auth/password', body, me);
  expect((await put({ password: 'Galle-Fort-9' })).json().fields).toEqual({
    currentPassword: 'Please enter your password.',
  });
  expect((await put({ currentPassword: 'Wrong-Lake-7', password: 'Galle-Fort-9' })).statusCode).toBe(400);
  expect((await put({ currentPassword: password, password: 'weak' })).json().fields).toHaveProperty(
    'password',
  );
  const changed = await put({ currentPassword: password, password: 'Galle-Fort-9' });
  expect(changed.statusCode).toBe(200);
  for (const ended of [me, other]) expect((await api.get('/auth/profile', ended)).statusCode).toBe(401);
  expect((await api.get('/auth/profile', bearer(changed.json().token))).statusCode).toBe(200);
  expect((await login('password@example.lk', 'Galle-Fort-9')).statusCode).toBe(200);
});

test('a password that was being changed when its session was ended stays, and begins no session', async () => {
  const email = 'ended@example.lk';
  const me = await join(email);
  const replace = () =>
    api.put('/auth/password', { currentPassword: password, password: 'Galle-Fort-9' }, me);
  let underWay: ReturnType<typeof replace> | undefined;
  await api.db.transaction(async (tx) => {
    await tx.execute(sql`select from users where email = ${email} for no key update`);
    underWay = replace();
    underWay.catch(() => undefined);
    await untilWaiting(api.db, 1);
    expect((await api.delete('/auth/sessions', { ...me, payload: { password } })).statusCode).toBe(204);
  });
  expect((await underWay)?.json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  expect((await login(email)).statusCode).toBe(200);
});

test('who signs in through another service sets a password by mail', async () => {
  const me = await join('google@example.lk');
  await api.db.update(users).set({ passwordHash: null }).where(eq(users.email, 'google@example.lk'));
  expect((await api.get('/auth/profile', me)).json().hasPassword).toBe(false);
  expect((await api.put('/auth/password', { password: 'Galle-Fort-9' }, me)).statusCode).toBe(409);
  const update = { userName: 'Nimali', email: 'elsewhere@example.lk', password };
  expect((await change(me, update)).json().fields).toHaveProperty('password');
  expect((await login('google@example.lk')).statusCode).toBe(401);
});
