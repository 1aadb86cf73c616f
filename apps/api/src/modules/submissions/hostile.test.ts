import { kinds } from '@serendib/contract/listings/kinds/index';
import { beforeEach, describe, expect, test } from 'vitest';
import { multipart } from '../../platform/http/bodies/testing.ts';
import { type SignedInPerson, useApi } from '../../platform/testing.ts';
import { exampleOf, submitPaths } from '../listings/testing.ts';

const api = useApi();
let driver: SignedInPerson;
beforeEach(async () => {
  await api.empty('listings', 'users');
  driver = await api.signIn();
});

type Body = Record<string, unknown>;
const send = (path: string, body: Body | string) =>
  api.post(path, body, { headers: { ...driver.headers, 'content-type': 'application/json' } });
const vehicle = (change: Body): Body => ({ ...exampleOf('vehicle'), ...change });

/** A list in a list in a list, as no program writes it by itself. */
const deep = '['.repeat(20_000) + ']'.repeat(20_000);

test.each(submitPaths)(
  '%s: lists in lists without end are refused in words, in whatever field',
  async (kind, path) => {
    for (const { name } of kinds[kind].fields) {
      const body = JSON.stringify({ ...exampleOf(kind), [name]: 0 }).replace(
        `"${name}":0`,
        `"${name}":${deep}`,
      );
      const reply = await send(path, body);
      // A field that this form does not have is left out.
      expect([name, [201, 400, 409].includes(reply.statusCode)]).toEqual([name, true]);
    }
  },
);

test('and so are such lists in the text of a form', async () => {
  const form = await multipart({ ...exampleOf('tourGuide'), languages: deep }, undefined, driver.headers);
  const reply = await api.post('/tour-guides', form.payload, form.options);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { languages: expect.any(String) }]);
});

describe('signs that nobody sees', () => {
  test('are not kept where they turn the writing around; joiners are', async () => {
    const reply = await send(
      '/vehicles',
      vehicle({
        ownerName: 'Ruwan \u202eavliS\u202c\u200b',
        vehicleModel: 'Toyota\r\nBcc: everybody@example.lk',
        driverName: 'ශ්\u200dරී ලංකා',
      }),
    );
    expect(reply.json()).toMatchObject({
      ownerName: 'Ruwan avliS',
      vehicleModel: 'Toyota Bcc: everybody@example.lk',
      driverName: 'ශ්\u200dරී ලංකා',
    });
  });

  test.each(['\u200b\u200b', '\u202e', '\u3164', '\u2800', '\u200d', ' \u0007 '])(
    'and nothing besides are no name: %j',
    async (ownerName) => {
      const reply = await send('/vehicles', vehicle({ ownerName }));
      expect(reply.json()).toMatchObject({ error: 'Please fill in the owner name' });
    },
  );
});

test('a plate in letters that are drawn alike is the same plate', async () => {
  expect((await send('/vehicles', vehicle({ plateNumber: 'CAB-1234' }))).statusCode).toBe(201);
  // Cyrillic, Greek, and the wide letters of East Asia.
  for (const plateNumber of ['САВ-1234', 'CΑΒ-1234', 'ＣＡＢ－１２３４', 'са\u0412-1234'])
    expect([plateNumber, (await send('/vehicles', vehicle({ plateNumber }))).statusCode]).toEqual([
      plateNumber,
      409,
    ]);
});

test('a web address that begins with the name of another site is none', async () => {
  const images = (url: string) => send('/vehicles', vehicle({ vehicleImages: [url] }));
  for (const url of ['https://www.booking.com@evil.example/a.jpg', 'https://you:secret@example.lk/a.jpg'])
    expect([url, (await images(url)).statusCode]).toEqual([url, 400]);
  expect((await images('https://example.lk/@ruwan/a.jpg')).statusCode).toBe(201);
});
