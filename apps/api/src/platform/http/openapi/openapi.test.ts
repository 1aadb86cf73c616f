import { endpoints } from '@serendib/contract';
import type { Endpoint } from '@serendib/contract/endpoint';
import { expect, test, vi } from 'vitest';
import { useApi } from '../../testing.ts';

const api = useApi();

test('the document is made once, and told as unchanged to those who have it', async () => {
  const first = await api.get('/openapi.json');
  expect(Object.keys(first.json().paths).length).toBeGreaterThan(100);
  const stringify = vi.spyOn(JSON, 'stringify');
  const again = await api.get('/openapi.json');
  const written = stringify.mock.results.map(({ value }) => String(value).length);
  stringify.mockRestore();
  expect(again.body).toBe(first.body);
  expect(Math.max(0, ...written)).toBeLessThan(100_000);
  const headers = { 'if-none-match': String(first.headers.etag) };
  const known = await api.get('/openapi.json', { headers });
  expect([known.statusCode, known.body]).toEqual([304, '']);
});

interface Described {
  security?: object[];
  requestBody?: { content: Record<string, { schema: { properties?: Record<string, { format?: string }> } }> };
  responses: Record<string, { content?: Record<string, unknown> }>;
}
const described = async (key: string): Promise<Described> => {
  const [method = '', path = ''] = key.split(' ');
  const paths = (await api.get('/openapi.json')).json().paths;
  return (paths[`/api${path}`] ?? paths[path])[method.toLowerCase()];
};

test('a call says whether it needs a session, looks at one that may be there, or looks at none', async () => {
  const needs = [{ session: [] }];
  for (const [key, security] of [
    ['GET /trips', needs],
    ['GET /trips/{id}', [{}, ...needs]],
    ['POST /inquiries', [{}, ...needs]],
    ['POST /inquiries/{id}/messages', [{}, ...needs]],
    ['GET /vehicles/{id}', [{}, ...needs]],
    ['GET /vehicles/{id}/calendar', [{}, ...needs]],
    ['GET /auth/me', [{}, ...needs]],
    // What owners and administrators look at is not counted, where it is told who asks.
    ['POST /vehicles/{id}/view', [{}, ...needs]],
    ['POST /tours/{id}/inquiry', [{}, ...needs]],
    ['POST /affiliate-links/{id}/track-click', [{}, ...needs]],
    ['POST /destinations/{id}/view', [{}, ...needs]],
    ['GET /vehicles', undefined],
  ] as const)
    expect((await described(key)).security, key).toEqual(security);
  const page = (await api.get('/docs')).body;
  expect(page.match(/Asks up to five[^<]*/)?.[0]).toMatch(/ · looks at a session$/);
  expect(page.match(/My trips, the one[^<]*/)?.[0]).toMatch(/ · needs a session$/);
});

test('a call that finds nothing by what its query or body names declares it', async () => {
  for (const key of [
    'POST /inquiries',
    'GET /inquiries/compare',
    'GET /inquiries/expected',
    'GET /papers',
    'POST /papers',
    'DELETE /auth/factors/authenticator',
  ])
    expect(Object.keys((await described(key)).responses), key).toContain('404');
});

test.each([
  ['GET /auth/verify-email/{token}', '403'],
  ['POST /auth/factors/authenticator', '409'],
  ['POST /inquiries/{id}/block', '409'],
])('%s declares that it may be refused as %s', async (key, status) => {
  expect(Object.keys((await described(key)).responses)).toContain(status);
});

test('files are described as what they are, and their refusals as JSON', async () => {
  const pdf = 'application/pdf';
  for (const [key, type] of [
    ['GET /admin/exports/users', 'text/csv'],
    ['GET /admin/exports/vehicles', 'text/csv'],
    ['GET /payments/{orderId}/receipt', pdf],
    ['GET /inquiries/{id}/agreement', pdf],
    ['GET /admin/chargebacks/{orderId}/evidence', pdf],
    ['GET /inquiries/{id}/agreement-calendar', 'text/calendar'],
    ['GET /calendars/{key}', 'text/calendar'],
    ['GET /papers/{id}/photo', 'image/webp'],
    ['GET /vehicles', 'application/json'],
  ] as const) {
    const { responses } = await described(key);
    expect(Object.keys(responses[200]?.content ?? {}), key).toEqual([type]);
    expect(Object.keys(responses[400]?.content ?? {}), key).toEqual(['application/json']);
  }
  const receipt = (await described('GET /payments/{orderId}/receipt')).responses[200];
  expect(receipt?.content?.[pdf]).toEqual({
    schema: { description: 'A PDF file.', type: 'string', format: 'binary' },
  });
});

test('each call that takes a file or the gateway’s form says what is in it', async () => {
  const bodyOf = async (key: string, type: string) => {
    const schema = (await described(key)).requestBody?.content[type]?.schema;
    return Object.entries(schema?.properties ?? {}).map(([name, { format }]) =>
      format ? `${name}: ${format}` : name,
    );
  };
  expect(await bodyOf('POST /media', 'multipart/form-data')).toEqual(['image: binary']);
  expect(await bodyOf('POST /papers', 'multipart/form-data')).toEqual([
    ...['paper: binary', 'type', 'listingId: uuid', 'kind'],
  ]);
  for (const [key, file] of [
    ...(['POST /tour-guides', 'PUT /tours/{id}', 'POST /destinations'] as const).map((one) => [one, 'image']),
    ['POST /vehicles/{id}/calendar/imports', 'calendar'],
  ] as [string, string][]) {
    expect(await bodyOf(key, 'multipart/form-data'), key).toContain(`${file}: binary`);
    expect(await bodyOf(key, 'application/json'), key).not.toContain(`${file}: binary`);
  }
  const notification = await bodyOf('POST /payments/payhere/notify', 'application/x-www-form-urlencoded');
  expect(notification).toEqual(expect.arrayContaining(['merchant_id', 'order_id', 'status_code', 'md5sig']));
  const takers = Object.entries(endpoints as Record<string, Endpoint>).filter(([, { consumes }]) => consumes);
  expect(takers.length).toBeGreaterThan(10);
  for (const [key, { consumes }] of takers)
    expect(Object.keys((await described(key)).requestBody?.content ?? {}), key).toEqual(consumes);
});
