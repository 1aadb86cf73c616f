import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Call } from '~/lib/api/call.ts';
import { callContext } from '~/lib/api/load.ts';
import routes from '../../routes.ts';
import { loader } from './security-txt.ts';

test('who finds a weakness reads where to tell of it, at the address of RFC 9116', async () => {
  expect(JSON.stringify(await routes)).toContain('"path":".well-known/security.txt"');
  const context = new RouterContextProvider();
  context.set(callContext, (async () => ({
    contactEmail: 'safety@example.lk',
    social: [],
  })) as unknown as Call);
  const request = new Request('https://serendib.example/.well-known/security.txt');
  const reply = await loader({ request, params: {}, context });
  expect(reply.headers.get('content-type')).toBe('text/plain; charset=utf-8');
  const lines = (await reply.text()).trim().split('\n');
  expect(lines).toEqual([
    'Contact: mailto:safety@example.lk',
    'Contact: https://serendib.example/contact',
    expect.stringMatching(/^Expires: \d{4}-\d\d-\d\dT/),
    'Preferred-Languages: en',
    'Canonical: https://serendib.example/.well-known/security.txt',
  ]);
  const left = Date.parse(lines[2]?.slice('Expires: '.length) ?? '') - Date.now();
  expect(left / 86_400_000).toBeGreaterThan(100);
  expect(left / 86_400_000).toBeLessThan(365);
});
