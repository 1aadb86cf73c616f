import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { writeMail } from './mail.ts';

const trial = useApi({ isTrial: true });
const open = useApi({ isTrial: true, trialOnNetwork: true });
const production = useApi();

test('what was mailed is shown newest first, to people and to programs', async () => {
  expect((await trial.app.inject('/dev/mailbox')).body).toContain('No mail yet');
  for (const email of ['first@example.lk', 'second@example.lk']) {
    await trial.post('/auth/register', {
      userName: 'Nimali',
      email,
      password: 'Kandy-Lake-7',
      confirmPassword: 'Kandy-Lake-7',
    });
    await trial.runJobs();
  }
  const sent = (await trial.app.inject('/dev/mailbox?format=json')).json();
  expect(sent.map(({ to }: { to: string }) => to)).toEqual(['second@example.lk', 'first@example.lk']);
  expect(Object.keys(sent[0]).sort()).toEqual(['html', 'sentAt', 'subject', 'text', 'to']);
  const page = await trial.app.inject('/dev/mailbox');
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.body).toContain('second@example.lk');
  expect(page.body).not.toContain('<script');
});

test('a page from elsewhere that has its name point to this machine reads nothing', async () => {
  const ask = async (host: string, path = '/dev/mailbox?format=json') =>
    (await trial.app.inject({ url: path, headers: { host } })).statusCode;
  for (const own of [
    'localhost:3000',
    '127.0.0.1:3000',
    '127.0.0.2',
    '[::1]:3000',
    'LOCALHOST',
    'serendib.test',
  ])
    expect(await ask(own), own).toBe(200);
  for (const other of [
    'evil.example',
    'localhost.evil.example',
    '127.0.0.1.evil.example',
    'evil.example:80',
    '@localhost@evil',
  ])
    for (const path of ['/dev/mailbox', '/dev/mailbox?format=json'])
      expect(await ask(other, path), other).toBe(403);
  const forwarded = { host: 'evil.example', 'x-forwarded-host': 'localhost' };
  expect((await trial.app.inject({ url: '/dev/mailbox', headers: forwarded })).statusCode).toBe(403);
  expect(
    (await open.app.inject({ url: '/dev/mailbox', headers: { host: '192.168.1.7:3000' } })).statusCode,
  ).toBe(200);
});

test.each([
  ['forwarded by a proxy', { forwarded: 'for=203.0.113.7' }],
  ['forwarded by a proxy that says less', { 'x-forwarded-for': '203.0.113.7' }],
  ['forwarded with another name', { 'x-forwarded-host': 'shop.example' }],
  ['sent by another site', { 'sec-fetch-site': 'cross-site' }],
  ['sent by another port of this machine', { 'sec-fetch-site': 'same-site' }],
  ['sent by another site of an old browser', { origin: 'https://evil.example' }],
])('what is %s neither reads the mailbox nor is told a link', async (_, headers) => {
  expect((await trial.app.inject({ url: '/dev/mailbox', headers })).statusCode).toBe(403);
  const person = { userName: 'Nimali', email: 'told@example.lk', password: 'Kandy-Lake-7' };
  const body = { ...person, confirmPassword: 'Kandy-Lake-7' };
  const told = async (more = {}) => [
    (await trial.post('/auth/register', body, { headers: more })).json().devVerificationLink,
    (await trial.post('/auth/resend-verification', body, { headers: more })).json().devVerificationLink,
  ];
  expect(await told(headers)).toEqual([undefined, undefined]);
  expect(await told({ host: 'evil.example' })).toEqual([undefined, undefined]);
  expect(await told()).toEqual([expect.any(String), expect.any(String)]);
});

test('another machine reads no mailbox, unless the trial is open to the network', async () => {
  const ask = async ({ app }: typeof trial) =>
    (await app.inject({ url: '/dev/mailbox', remoteAddress: '192.168.1.20' })).statusCode;
  expect(await ask(trial)).toBe(403);
  expect(await ask(open)).toBe(200);
  const forwarded = { host: 'shop.example', 'x-forwarded-for': '203.0.113.7' };
  expect((await open.app.inject({ url: '/dev/mailbox', headers: forwarded })).statusCode).toBe(200);
  const crossSite = { ...forwarded, 'sec-fetch-site': 'cross-site' };
  expect((await open.app.inject({ url: '/dev/mailbox', headers: crossSite })).statusCode).toBe(403);
});

test('production has none', async () => {
  expect((await production.app.inject('/dev/mailbox')).statusCode).toBe(404);
});

test('each line that somebody wrote is a paragraph of its own in a mail, and none looks like one of ours', () => {
  const mail = writeMail(
    {
      to: 'a@b.lk',
      subject: 'A',
      paragraphs: ['Please change:\nthe photo'],
      quoted: ['Lovely.\r\n\r\nWe stayed on.'],
    },
    'https://serendib.test',
  );
  for (const line of ['Please change:', 'the photo', 'Lovely.', 'We stayed on.'])
    expect(mail.html).toMatch(new RegExp(`<p[^>]*>${line}</p>`));
  expect(mail.text).toContain('Please change:\nthe photo\n\n> Lovely.\n>\n> We stayed on.\n\n');
  const [, quoted = ''] = /<blockquote[^>]*>(.*?)<\/blockquote>/s.exec(mail.html) ?? [];
  expect(quoted.match(/(?<=>)[^<>]+(?=<\/p>)/g)).toEqual(['Lovely.', 'We stayed on.']);
});

test('who said nothing beside their stars is quoted with nothing', () => {
  const given = { to: 'a@b.lk', subject: 'A', paragraphs: ['Four stars.'], quoted: [' '] };
  const mail = writeMail(given, 'https://serendib.test');
  expect(mail.html).not.toContain('<blockquote');
  expect(mail.text).not.toContain('>');
});

test('what somebody called themselves is no HTML in a mail', () => {
  const mail = writeMail(
    {
      to: 'a@b.lk',
      subject: 'A & B',
      paragraphs: ['<img src=x>'],
      action: { words: '"Go"', path: '/x?a=1&b=2' },
    },
    'https://serendib.test',
  );
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('href="https://serendib.test/x?a=1&#38;b=2"');
  expect(mail.text).toContain('"Go":\nhttps://serendib.test/x?a=1&b=2');
});
