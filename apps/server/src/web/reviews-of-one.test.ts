import { buildApp } from '@serendib/api/app';
import { addListing } from '@serendib/api/modules/listings/testing';
import { useApi } from '@serendib/api/platform/testing';
import { newId, reviews, users } from '@serendib/api/schema/index';
import { beforeEach, describe, expect, test } from 'vitest';
import { isBuilt } from '../../../../scripts/prepare/stamps.mjs';
import { mountWeb } from './mount-web.ts';

const languages = ['en', 'si', 'ta'];
const api = useApi({}, async (options) => {
  const app = await buildApp({ ...options, languages });
  await mountWeb(app, { mode: 'production', publicUrl: 'http://serendib.test', languages });
  return app;
});
beforeEach(() => api.empty('listings', 'users', 'reviews'));

async function addReviewed(vehicleModel: string, count: number): Promise<string> {
  const id = await addListing(api, 'vehicle', { vehicleModel });
  for (let n = 1; n <= count; n += 1) {
    const userId = newId();
    await api.db.insert(users).values({ id: userId, userName: 'Maja', email: `${userId}@example.lk` });
    const said = { rating: 4, comment: `Calm in bend ${n} of ${vehicleModel}` };
    await api.db.insert(reviews).values({ id: newId(), itemType: 'vehicle', itemId: id, userId, ...said });
  }
  return id;
}

describe.skipIf(!isBuilt())('all reviews of one thing (needs the pages built)', () => {
  const at = async (path: string, status = 200) => {
    const { statusCode, body } = await api.app.inject(path);
    expect([path, statusCode]).toEqual([path, status]);
    return body.replaceAll('<!-- -->', '');
  };
  const saidOn = (html: string) =>
    [...html.replace(/<script.*?<\/script>/gs, '').matchAll(/Calm in bend (\d+)/g)].map(([, n]) => Number(n));
  const wayOn = (html: string, words: RegExp) =>
    [...html.matchAll(/<a [^>]*?href="([^"]+)"[^>]*>([^<]*)/g)]
      .find(([, , said = '']) => words.test(said))?.[1]
      ?.replaceAll('&amp;', '&') ?? '';

  test('are read from its page on, without scripts, to the last, and of no other thing', async () => {
    const [van, other] = [await addReviewed('Toyota KDH', 20), await addReviewed('Bajaj RE', 6)];
    const own = await at(`/vehicles/${van}`);
    expect(saidOn(own)).toEqual([20, 19, 18, 17, 16, 15]);
    expect(wayOn(await at(`/vehicles/${other}`), /^All reviews of/)).toBe('');
    const first = await at(wayOn(own, /^All reviews of Toyota KDH/));
    expect(first).toContain('Reviews of Toyota KDH</span></h1>');
    expect(first).toContain('<meta name="robots" content="noindex"');
    expect(wayOn(first, /^Report/)).toContain('/login?from=');
    expect(wayOn(first, /^Back to “Toyota KDH”/)).toBe(`/vehicles/${van}`);
    const rest = await at(wayOn(first, /^Older reviews/));
    expect([...saidOn(first), ...saidOn(rest)]).toEqual(Array.from({ length: 20 }, (_, n) => 20 - n));
    const others = await at(`/reviews?itemType=vehicle&itemId=${other}`);
    expect([others.includes('Toyota KDH'), saidOn(others).length]).toEqual([false, 6]);
  });

  test('are there in all languages, and of what is not there they are not found', async () => {
    const van = await addReviewed('Toyota KDH', 1);
    const query = `itemType=vehicle&itemId=${van}`;
    expect(await at(`/si/reviews?${query}`)).toContain('Toyota KDH පිළිබඳ සමාලෝචන</span></h1>');
    expect(await at(`/ta/reviews?${query}`)).toContain('Toyota KDH பற்றிய மதிப்புரைகள்</span></h1>');
    for (const wrong of [
      `itemType=tour&itemId=${van}`,
      `itemType=vehicle&itemId=${newId()}`,
      `itemId=${van}`,
    ])
      expect(wayOn(await at(`/reviews?${wrong}`, 404), /^All reviews$/)).toBe('/reviews');
  });
});
