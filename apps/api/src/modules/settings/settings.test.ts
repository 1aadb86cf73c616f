import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';

// No trial.
const api = useApi();

test('a site for the public names no made-up address and no pages of strangers, also once rates were saved', async () => {
  const { headers } = await api.signIn({ role: 'admin' });
  const shown = async () => (await api.get('/settings')).json();
  expect(await shown()).toMatchObject({ contactEmail: null, social: [] });
  const { version, updatedAt, ...before } = (await api.get('/admin/settings', { headers })).json();
  expect(before).toMatchObject({ contactEmail: 'hello@serendib.example', social: [] });
  const rates = { day: '2026-11-22', rupees: { EUR: 352 } };
  const put = (body: object) => api.put('/admin/settings', { ...before, ...body }, { headers });
  expect((await put({ rates })).statusCode).toBe(200);
  expect(await shown()).toMatchObject({ contactEmail: null, social: [], rates });
  const own = [{ name: 'Facebook', href: 'https://www.facebook.com/serendib' }];
  await put({ contactEmail: 'desk@serendib.test', social: own });
  expect(await shown()).toMatchObject({ contactEmail: 'desk@serendib.test', social: own });
});
