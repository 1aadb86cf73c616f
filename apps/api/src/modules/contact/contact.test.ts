import { sql } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { sentMails } from '../../schema/index.ts';

// Limits as in production; each test writes from a network of its own.
const api = useApi({ rateLimit: {} });
let network = 0;
beforeEach(async () => {
  network += 1;
  await api.db.delete(sentMails);
});

const message = {
  name: 'Ana Sousa',
  email: 'ana@example.pt',
  subject: 'A ride to Ella',
  message: 'Is the road open in May?\n\nThank you & goodbye <Ana>',
};
const write = (changes: object = {}) =>
  api.post('/contact', { ...message, ...changes }, { remoteAddress: `203.0.113.${network}` });
const mails = async () => {
  await api.runJobs();
  return api.db.select().from(sentMails);
};

test('without anybody to read it, a message is refused with words', async () => {
  const answer = await write();
  expect(answer.statusCode).toBe(503);
  expect(answer.json()).toMatchObject({ code: 'UNAVAILABLE' });
  api.takeErrors();
});

test('a message reaches every administrator who may act, and nobody else', async () => {
  await api.signIn({ email: 'one@serendib.test', role: 'admin' });
  await api.signIn({ email: 'two@serendib.test', role: 'admin' });
  await api.signIn({ email: 'suspended@serendib.test', role: 'admin', suspendedAt: new Date() });
  await api.signIn({ email: 'gone@serendib.test', role: 'admin', deletedAt: new Date() });
  await api.signIn({ email: 'demo@serendib.test', role: 'admin', isDemo: true });
  await api.signIn({ email: 'guide@serendib.test' });
  // A sign that turns the direction of writing around does not reach the email.
  const answer = await write({ name: 'Ana\u202e Sousa' });
  expect(answer.statusCode).toBe(202);
  expect(answer.json()).toEqual({ message: 'Thank you. Your message is on its way to us.' });
  const sent = await mails();
  expect(sent.map(({ to }) => to).sort()).toEqual(['one@serendib.test', 'two@serendib.test']);
  expect(sent[0]?.subject).toBe('Contact form: A ride to Ella');
  expect(sent[0]?.text).toContain('Ana Sousa <ana@example.pt> writes:');
  expect(sent[0]?.text).toContain('Is the road open in May?');
  expect(sent[0]?.html).toContain('Thank you &#38; goodbye &#60;Ana&#62;');
});

test('what a machine wrote is thanked for and dropped', async () => {
  expect((await write({ fax: '+94 11 000 0000' })).statusCode).toBe(202);
  expect(await mails()).toEqual([]);
});

test('each field says what is wrong with it, in words of its own', async () => {
  const answer = await write({ name: ' ', email: 'ana', subject: 'two\nlines', message: '' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json().fields).toEqual({
    name: 'Please tell us your name.',
    email: 'Please enter an email address, like name@example.com.',
    subject: 'Please keep this to one line.',
    message: 'Please write your message.',
  });
});

test('five messages an hour are taken from one network; what is malformed does not count', async () => {
  await write({ name: '' });
  for (let i = 0; i < 5; i++) expect((await write()).statusCode).toBe(202);
  const sixth = await write();
  expect(sixth.statusCode).toBe(429);
  expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(3500);
  expect(sixth.json().error).toMatch(/^You have written five times within the hour/);
  network += 1;
  expect((await write()).statusCode).toBe(202);
});

test('a network from which one message comes each twenty minutes is never told that five came within the hour', async () => {
  const pause = sql`interval '20 minutes'`;
  for (let nth = 0; nth < 7; nth++) {
    expect((await write()).statusCode).toBe(202);
    await api.db.execute(
      sql`update tries set open_at = open_at - ${pause}, forgotten_at = forgotten_at - ${pause}`,
    );
  }
});

test('a message that is sent again with its key reaches each administrator once, also at once and from another network', async () => {
  await mails();
  await api.empty('users', 'sent_mails');
  await api.signIn({ email: 'one@serendib.test', role: 'admin' });
  const send = (key: string, from: number) =>
    api.post('/contact', message, {
      remoteAddress: `198.51.100.${from}`,
      headers: { 'idempotency-key': key },
    });
  const key = '0199b2c4-6a51-7c3e-9f00-0123456789ab';
  const replies = await Promise.all([send(key, 1), send(key, 1), send(key, 2)]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202]);
  expect(await mails()).toHaveLength(1);
  // What was taken is not counted again: five of its kind and one more from this network.
  for (let i = 0; i < 6; i++) expect((await send(key, 1)).statusCode).toBe(202);
  await send('another', 1);
  expect(await mails()).toHaveLength(2);
});

test('strangers of one block of networks are bounded, and so are all strangers of a day; who has an account is not among them', async () => {
  await api.empty('tries', 'users');
  await api.signIn({ email: 'one@serendib.test', role: 'admin' });
  const from = (remoteAddress: string) => api.post('/contact', message, { remoteAddress });
  const taken = async (addresses: string[]) => {
    const found = new Set<number>();
    for (const address of addresses) found.add((await from(address)).statusCode);
    return [...found];
  };
  const five = (address: (nth: number) => string, count: number) =>
    Array.from({ length: 5 * count }, (_, nth) => address(Math.floor(nth / 5)));
  expect(await taken(five((nth) => `2001:db8:1:${nth}::1`, 16))).toEqual([202]);
  expect((await from('2001:db8:1:ffff::1')).statusCode).toBe(429);
  expect(await taken(five((nth) => `192.0.2.${nth + 1}`, 24))).toEqual([202]);
  const refused = await from('2001:db8:2::1');
  expect([refused.statusCode, refused.json().error]).toEqual([
    429,
    'Very many messages have come to us today. Please write an e-mail, or log in to send this one.',
  ]);
  const person = await api.signIn();
  expect(
    (await api.post('/contact', message, { ...person, remoteAddress: '2001:db8:2::1' })).statusCode,
  ).toBe(202);
});
