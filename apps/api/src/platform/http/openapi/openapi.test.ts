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
