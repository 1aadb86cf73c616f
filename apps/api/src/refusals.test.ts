import { endpoints } from '@serendib/contract';
import type { Endpoint } from '@serendib/contract/endpoint';
import { expect, test } from 'vitest';
import { useApi } from './platform/testing.ts';

const api = useApi();

test.each([
  ['vehicles?limit=x', 'limit', 'This must be a number.'],
  ['vehicles?limit=1.5', 'limit', 'This must be a whole number.'],
  ['vehicles?limit=0', 'limit', 'This must be at least 1.'],
  ['vehicles?limit=101', 'limit', 'This can be at most 100.'],
  [`destinations?search=${'x'.repeat(101)}`, 'search', 'This can have at most 100 characters.'],
  [
    'destinations?sort=best',
    'sort',
    'Please choose one of these: popular, rating, name, changed, nearest, month.',
  ],
  ['admin/audit?from=2026-02-30', 'from', 'Please enter a date, like 2027-01-21.'],
  ['admin/audit?actorId=me', 'actorId', 'This is not the id of anything here.'],
  ['admin/audit?page=2', 'page', 'This is not known here.'],
])('GET /%s is refused in a person’s words', async (path, field, words) => {
  const admin = await api.signIn({ role: 'admin' });
  const reply = await api.get(`/${path}`, admin);
  expect([reply.statusCode, reply.json().fields]).toEqual([400, { [field]: words }]);
});

test('what is missing or of another kind is said in a person’s words as well', async () => {
  const { headers } = await api.signIn({ role: 'admin' });
  const item = { kind: 'boat', _id: 7 };
  const fields = async (body: object) =>
    (await api.post('/admin/listings/bulk', body, { headers })).json().fields;
  expect(await fields({ items: 'all' })).toEqual({
    action: 'Please fill this in.',
    items: 'This must be a list.',
  });
  expect(await fields({ action: 'approve', items: [item] })).toEqual({
    'items.0.kind': 'Please choose one of these: tourGuide, vehicle, tour, businessListing, blog.',
    'items.0._id': 'This must be text.',
  });
});

test('no call leaves a fault to the words of the library that finds it', () => {
  const wrong = [null, undefined, 1, -1.5, 'x'.repeat(20_000), [], {}, true];
  const said = Object.values(endpoints as Record<string, Endpoint>).flatMap(({ query, body }) =>
    [query, body].flatMap((schema) => {
      const names = Object.keys((schema as { shape?: object } | undefined)?.shape ?? {});
      const filled = wrong.map((value) => Object.fromEntries(names.map((name) => [name, value])));
      return [...wrong, ...filled].flatMap(
        (sent) => schema?.safeParse(sent).error?.issues.map(({ message }) => message) ?? [],
      );
    }),
  );
  expect(said.length).toBeGreaterThan(500);
  expect(said.filter((words) => /^(Invalid|Too |Unrecog)|expected|received|NaN/.test(words))).toEqual([]);
});
