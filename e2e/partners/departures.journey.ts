import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { shortDayInWords, weekdayAndYearInWords } from '@serendib/contract/calendar-words';
import { dropSession, openSession } from '../accounts.ts';
import { image } from '../admin/admin.ts';
import { only, pageAt, wordsOf } from '../html/served.ts';
import { expect, sidewaysAt, test, touched } from '../journey.ts';
import { axeOf, standsAt } from '../stands.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 120_000 });

test('an owner says when a tour leaves; travellers see the places that are left, and ask for some', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const name = newName('Knuckles on foot');
  const { _id } = await submit(request, owner, 'tour', { name, image });
  await decide(request, 'tour', _id, { status: 'approved' });
  const [first, second] = [dayAfter(dayOf(Date.now()), 20), dayAfter(dayOf(Date.now()), 27)];

  await openSession(page, owner);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=submissions');
  await page.getByRole('link', { name: `Departures of ${name}` }).click();
  await page.getByRole('button', { name: 'Add a departure' }).click();
  await page.getByRole('button', { name: 'Save departures' }).click();
  await expect(page.getByText('Please give the day.')).toBeVisible();
  await expect(page.getByLabel('Day')).toBeFocused();
  await page.getByLabel('Day').fill(first);
  await page.getByLabel('Places').fill('3');
  await page.getByRole('button', { name: 'Another one, a week later' }).click();
  await expect(page.getByLabel('Day').nth(1)).toHaveValue(second);
  await page.getByRole('button', { name: 'Save departures' }).click();
  await expect(page.getByText('Your departures are saved.')).toBeVisible();
  expect(await sidewaysAt(page, 360)).toBeLessThanOrEqual(0);
  await standsAt(page, 'the departures of an owner', undefined, () => axeOf(page).include('#main'));
  await page.setViewportSize({ width: 360, height: 740 });

  // What a traveller reads, also without scripts, and asks for.
  expect(await (await request.get(`/tours/${_id}`)).text()).toContain('3 places left');
  await dropSession(page);
  await page.goto(`/tours/${_id}`);
  await touched(page);
  const days = page.getByRole('region', { name: 'Departures' });
  await expect(days.getByRole('listitem')).toHaveCount(2);
  await days.getByRole('link', { name: `Ask for places on ${weekdayAndYearInWords(first)}` }).click();
  await expect(page.getByLabel('First day')).toHaveValue(first);
  await expect(page.getByLabel('Adults')).toHaveValue('2');

  const post = async (path: string, { authorization }: { authorization: string }, data: object) => {
    const reply = await request.post(`/api/inquiries${path}`, { headers: { authorization }, data });
    return { code: reply.status(), body: (await reply.json()) as Record<string, never> };
  };
  /** Two ask, are made an offer, and accept it. */
  const agree = async () => {
    const traveller = await newCaller(request);
    const asking = {
      itemIds: [{ kind: 'tour', _id }],
      from: first,
      to: first,
      adults: 2,
      message: 'Two of us.',
    };
    const { threads } = (await post('', traveller, asking)).body as { threads?: { _id: string }[] };
    const thread = threads?.[0]?._id ?? '';
    const offer = {
      lines: [{ label: 'On foot', quantity: 2, unit: 'person', unitPrice: 9_000 }],
      ...{ cancellation: { freeUntilDays: 3 }, validUntil: dayAfter(dayOf(Date.now()), 5) },
    };
    const { _id: offerId } = (await post(`/${thread}/offers`, owner, offer)).body as { _id?: string };
    return post(`/${thread}/offers/${offerId}/accept`, traveller, {});
  };
  expect((await agree()).code).toBe(200);
  const left = async () => wordsOf(await pageAt(request, `/tours/${_id}`));
  await expect.poll(left).toContain('1 place left');

  // A list that is asked for days says what leaves then, also on the map; others stay in it.
  const list = `/tours?search=${encodeURIComponent(name)}`;
  const card = page.locator('.list-found article').filter({ hasText: name });
  await page.goto(`${list}&from=${dayAfter(first, -1)}&to=${dayAfter(first, 1)}`);
  await expect(card).toContainText(`Leaves ${shortDayInWords(first)}, 1 place left`);
  const others = await pageAt(request, `${list}&from=${dayAfter(first, 1)}&to=${dayAfter(first, 2)}`);
  expect(wordsOf(only(others, '.list-found article'))).toContain('Ask for dates');
  expect(await sidewaysAt(page, 360)).toBeLessThanOrEqual(0);
});
