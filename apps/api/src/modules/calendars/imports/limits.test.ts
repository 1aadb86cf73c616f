import { expect, test } from 'vitest';
import { multipart } from '../../../platform/http/bodies/testing.ts';
import { useApi } from '../../../platform/testing.ts';
import { addListing } from '../../listings/testing.ts';

const api = useApi({ rateLimit: { perMinute: 100_000 } });

test('an owner who brings in calendar upon calendar waits, from whatever network', async () => {
  const [owner, other] = [await api.signIn(), await api.signIn()];
  const guides = new Map<typeof owner, string>();
  for (const who of [owner, other])
    guides.set(who, await addListing(api, 'tourGuide', {}, { ownerId: who.id }));
  const bring = async (who: typeof owner, at: number) => {
    const file = {
      bytes: Buffer.from('no calendar'),
      name: 'own.ics',
      type: 'text/calendar',
      field: 'calendar',
    };
    const { payload, options } = await multipart({}, file, who.headers);
    const remoteAddress = `192.0.2.${Math.floor(at / 5)}`;
    const url = `/tour-guides/${guides.get(who)}/calendar/imports`;
    const reply = await api.post(url, payload, { ...options, remoteAddress });
    return reply.statusCode;
  };
  const statuses = new Set<number>();
  for (let at = 0; at < 30; at++) statuses.add(await bring(owner, at));
  expect([...statuses]).toEqual([400]);
  expect(await bring(owner, 30)).toBe(429);
  expect(await bring(other, 31)).toBe(400);
});
