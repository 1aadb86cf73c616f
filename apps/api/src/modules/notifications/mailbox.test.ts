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

test('production has none', async () => {
  expect((await production.app.inject('/dev/mailbox')).statusCode).toBe(404);
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
