import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { languages } from '@serendib/contract/languages/languages';
import { expect, test } from 'vitest';
import { writeMail } from '../modules/email/mail.ts';
import { confirmEmail } from '../modules/inquiries/emails/inquiry-emails.ts';
import type { EmailMessage } from '../platform/mailer.ts';
import { everyMail, writtenByPeople } from './every-mail.ts';

const root = path.dirname(import.meta.dirname);
const [, ...others] = languages;
/** What stays in English in every language: names of ours, of programs, and addresses. */
const staying = /Serendib|Google|WhatsApp|https?:\S+|\S+@\S+/g;

const withoutTheirs = (line: string) =>
  writtenByPeople.reduce((left, theirs) => left.replaceAll(theirs, ''), line);

test.each(others)('every mail is told in $name as a whole', ({ code }) => {
  const left = new Set<string>();
  for (const mail of everyMail) {
    const { subject, text } = writeMail(mail, 'https://serendib.example', code);
    for (const line of [subject, ...text.split('\n')])
      if (/\p{Script=Latin}/u.test(withoutTheirs(line).replaceAll(staying, ''))) left.add(line);
  }
  expect([...left]).toEqual([]);
});

test.each(others)('a link with the name of a listing is called so in $name as well', ({ code }) => {
  const asked = { id: '1', key: '2', title: 'Restaurant' };
  const guest = { email: '1@2.3', name: 'Ω', language: code };
  const { text } = writeMail(confirmEmail(guest, [asked, asked]), 'https://serendib.example', code);
  expect(text).toContain('\n\nRestaurant:\nhttps://serendib.example/');
});

test('none asks to be answered but where its answer arrives', () => {
  const asking = everyMail.filter(
    ({ replyTo, paragraphs, footnote }) =>
      !replyTo && /answer (to )?this mail/.test([...paragraphs, footnote].join(' ')),
  );
  expect(asking.map(({ subject }) => subject)).toEqual([]);
});

test('each says below its button that an answer to it reaches nobody, but where one reaches its writer', () => {
  const [answered] = everyMail;
  const words = /\nAn answer to this mail reaches nobody\.\n/;
  const silent = everyMail.filter((mail) => !words.test(writeMail(mail, 'https://serendib.example').text));
  expect(silent.map(({ subject }) => subject)).toEqual([]);
  const contact = { ...answered, replyTo: 'ana@example.pt' } as EmailMessage;
  expect(writeMail(contact, 'https://serendib.example').text).not.toMatch(words);
});

test('each that says “write to us” has the way to it', () => {
  const asking = everyMail.filter(({ paragraphs }) => /write to us/.test(paragraphs.join(' ')));
  expect(asking.length).toBeGreaterThan(20);
  const without = asking.filter(
    ({ action, links = [] }) => ![action, ...links].some((way) => way?.path === '/contact'),
  );
  expect(new Set(without.map(({ subject }) => subject))).toEqual(new Set());
});

test('every function that writes a mail is among them', () => {
  const written = globSync('modules/**/*-{email,emails,news}.ts', { cwd: root }).flatMap((file) =>
    [
      ...readFileSync(path.join(root, file), 'utf8').matchAll(
        /^export (?:const|function) (\w+(?:Email|News))\b/gm,
      ),
    ].map(([, name]) => name),
  );
  const asked = readFileSync(new URL('./every-mail.ts', import.meta.url), 'utf8');
  expect(written.length).toBeGreaterThan(30);
  expect(written.filter((name) => !new RegExp(`\\b${name}\\(`).test(asked))).toEqual([]);
});
