import { dayAfter, dayInWords, dayOf } from '@serendib/contract/calendar';
import type { APIRequestContext } from 'playwright/test';
import { only, pageAt, says, wordsOf } from '../html/served.ts';
import { expect, servedTest } from '../journey.ts';
import { type Caller, decide, newCaller, newName, submit } from './partners.ts';

/** As one press on the card does. */
async function now(request: APIRequestContext, { authorization }: Caller, path: string, data: object) {
  const reply = await request.patch(`/api${path}/availability`, { headers: { authorization }, data });
  expect(reply.status(), await reply.text()).toBe(200);
}

servedTest(
  'travellers see on page and list that a van is booked, or away until a day',
  async ({ request }) => {
    const owner = await newCaller(request);
    const vehicleModel = newName('Hiace');
    const van = await submit(request, owner, 'vehicle', { vehicleModel });
    await decide(request, 'vehicle', van._id, { status: 'approved' });
    await now(request, owner, `/vehicles/${van._id}`, { state: 'booked' });
    const seen = await pageAt(request, `/vehicles/${van._id}`);
    const busy = 'Booked at the moment: ask from when it is free.';
    expect(says(only(seen, 'main'), busy)).toBe(true);
    const bar = only(seen, '[aria-label^="Reach "]');
    expect(wordsOf(bar.querySelector('a'))).toBe('Ask for other days');
    expect(bar.querySelector('a[aria-label^="Call "]')?.getAttribute('href')).toMatch(/^tel:/);
    const list = `/vehicles?search=${encodeURIComponent(vehicleModel)}`;
    expect(says(await pageAt(request, list), 'Booked', 'article *')).toBe(true);

    const until = dayAfter(dayOf(Date.now()), 20);
    await now(request, owner, `/vehicles/${van._id}`, { state: 'away', until });
    expect(says(await pageAt(request, list), `Away until ${dayInWords(until)}`, 'article *')).toBe(true);
  },
);

servedTest(
  'a guide who is booked says so beside the rate, and the bar asks for other days',
  async ({ request }) => {
    const owner = await newCaller(request);
    const guide = await submit(request, owner, 'tourGuide', { name: newName('Sunil') });
    await decide(request, 'tourGuide', guide._id, { status: 'approved' });
    await now(request, owner, `/tour-guides/${guide._id}`, { state: 'booked' });
    const page = await pageAt(request, `/tour-guides/${guide._id}`);
    expect(says(page, 'Booked at the moment: ask for other days.')).toBe(true);
    expect(wordsOf(only(page, '[aria-label^="Reach "]').querySelector('a'))).toBe('Ask for other days');
  },
);
