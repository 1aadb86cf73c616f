import type { LightMyRequestResponse } from 'fastify';
import { expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { jpeg } from '../../media/testing/photos.ts';
import { accountsOf, bearer, password } from '../testing.ts';

const api = useApi({ isTrial: true });
const { join, login } = accountsOf(api);
const passIn = ({ headers }: LightMyRequestResponse) =>
  [headers['set-cookie'] ?? []].flat().find((cookie) => cookie.startsWith('serendib-pictures='));

/** What a browser gets that asks for a photo, having heard of nothing but one reply. */
async function seenAfter(reply: LightMyRequestResponse, path: string) {
  const cookie = passIn(reply)?.split(';')[0] ?? '';
  return (await api.app.inject({ url: path, headers: { cookie } })).statusCode;
}

test('a photo that is not public is shown from the reply on that signs in, also to a browser that was closed', async () => {
  const email = 'draft@example.lk';
  const { payload, options } = await multipart({}, { bytes: await jpeg() }, (await join(email)).headers);
  const path = new URL((await api.post('/media', payload, options)).json().url).pathname;

  const signedIn = await login(email);
  expect(await seenAfter(signedIn, path)).toBe(200);
  // As long as its session lasts unused, which a browser remembers too.
  expect(passIn(signedIn)).toContain(`; Max-Age=${30 * 86_400};`);
  expect(passIn(await login(email, 'Not-it-9'))).toBeUndefined();

  // The session that asked has ended with the old password.
  const next = { currentPassword: password, password: 'Galle-Fort-9' };
  const changed = await api.put('/auth/password', next, bearer(signedIn.json().token));
  expect(changed.statusCode).toBe(200);
  expect(await seenAfter(signedIn, path)).toBe(404);
  expect(await seenAfter(changed, path)).toBe(200);
});
