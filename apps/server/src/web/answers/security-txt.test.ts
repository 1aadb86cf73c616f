import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveSecurityTxt } from './security-txt.ts';

const publicUrl = 'https://serendib.example';
async function read(contact?: string) {
  const app = Fastify();
  serveSecurityTxt(
    app,
    { publicUrl, contact, languages: ['en', 'si', 'ta', 'de'] },
    () => new Date('2026-11-25T10:00:00Z'),
  );
  return app.inject('/.well-known/security.txt');
}

test('who finds a weakness is told whom to tell, for half a year', async () => {
  const reply = await read('mailto:security@serendib.example');
  expect(reply.headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(reply.body.split('\n')).toEqual([
    'Contact: mailto:security@serendib.example',
    'Expires: 2027-05-25T00:00:00.000Z',
    'Preferred-Languages: en, si, ta, de',
    'Canonical: https://serendib.example/.well-known/security.txt',
    '',
  ]);
});

test('where nothing is set it is the contact form', async () => {
  expect((await read()).body).toContain('Contact: https://serendib.example/contact\n');
});
