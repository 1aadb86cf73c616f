// @vitest-environment happy-dom
import { RouterContextProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { Call } from './call.ts';
import { callContext, deferLoad, type LoadArgs, pageLoad } from './load.ts';

test('the module of a deferred load is fetched once asked to, and loads what it is asked for', async () => {
  const fetch = vi.fn(async () => ({ load: async ({ url }: LoadArgs) => url.pathname }));
  const load = pageLoad(deferLoad(fetch));
  expect(fetch).not.toHaveBeenCalled();
  await load.fetch?.();
  expect(fetch).toHaveBeenCalledOnce();
  const context = new RouterContextProvider();
  context.set(callContext, (() => undefined) as unknown as Call);
  window.loadOnce = (_url, run) => run();
  const request = new Request('http://serendib.test/vehicles?type=van');
  expect(await load({ request, params: {}, context })).toBe('/vehicles');
});
