import { dayAfter, dayInWords, dayOf } from '@serendib/contract/calendar';
import { shortDayInWords, weekdayInWords } from '@serendib/contract/calendar-words';
import { dropSession, openSession } from '../accounts.ts';
import { expect, isLive, sidewaysAt, test, touched } from '../journey.ts';
import { missed } from '../reach.ts';
import { axeOf, standsAt } from '../stands.ts';
import { decide, newCaller, newName, submit } from './partners.ts';

test.describe.configure({ timeout: 120_000 });

const icsOf = (from: string, to: string) =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Phone//Calendar//EN',
    'BEGIN:VEVENT',
    'UID:wedding@phone',
    `DTSTART;VALUE=DATE:${from.replaceAll('-', '')}`,
    // The day after the last one, as calendars say it.
    `DTEND;VALUE=DATE:${dayAfter(to, 1).replaceAll('-', '')}`,
    'SUMMARY:Wedding of Nimali',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ].join('\r\n');

test('a partner blocks a week from the phone’s calendar and a day by a tap, and a traveller sees both', async ({
  page,
  request,
}) => {
  const owner = await newCaller(request);
  const vehicleModel = newName('Nissan Caravan');
  const { _id } = await submit(request, owner, 'vehicle', { vehicleModel });
  await decide(request, 'vehicle', _id, { status: 'approved' });
  const today = dayOf(Date.now());
  const [day, from, to] = [dayAfter(today, 3), dayAfter(today, 7), dayAfter(today, 13)];

  await openSession(page, owner);
  /** What stands around it is looked at with every page. */
  const main = () => axeOf(page).include('#main');
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/profile?tab=submissions');
  await page.getByRole('link', { name: `Calendar of ${vehicleModel}` }).click();
  await expect(page.getByRole('heading', { name: `Calendar of ${vehicleModel}` })).toBeVisible();
  expect(await sidewaysAt(page, 360)).toBeLessThanOrEqual(0);

  await page.locator(`[data-day="${day}"]`).click();
  await expect(
    page.getByRole('status').filter({ hasText: `${shortDayInWords(day)} is blocked.` }),
  ).toBeVisible();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(`${weekdayInWords(day)}, blocked`);

  await page.getByLabel('Choose an .ics file').setInputFiles({
    name: 'phone.ics',
    mimeType: 'text/calendar',
    buffer: Buffer.from(icsOf(from, to)),
  });
  await expect(page.getByRole('status').filter({ hasText: 'The days of phone.ics are in.' })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'phone.ics' })).toContainText(
    '1 span of busy days',
  );
  await expect(page.locator(`[data-day="${from}"]`)).toHaveAccessibleName(
    `${weekdayInWords(from)}, busy in another calendar`,
  );
  expect(await page.evaluate(missed())).toEqual([]);
  await standsAt(page, 'the calendar of an owner', undefined, main);
  await page.setViewportSize({ width: 360, height: 740 });

  // What a traveller sees, who has no account.
  await dropSession(page);
  await page.goto(`/vehicles/${_id}`);
  await touched(page);
  await page.getByRole('link', { name: 'See free and busy days' }).click();
  await expect(page.locator(`[data-day="${day}"]`)).toHaveAccessibleName(`${weekdayInWords(day)}, busy`);
  await expect(page.locator(`[data-day="${to}"]`)).toHaveAccessibleName(`${weekdayInWords(to)}, busy`);
  await expect(page.getByText('Wedding')).toHaveCount(0);

  // By keyboard: the arrows go through the days, and Enter chooses the first and the last.
  const region = page.getByRole('region', { name: 'Which days are free' });
  await page.locator(`[data-day="${day}"]`).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.locator(`[data-day="${dayAfter(day, 1)}"]`)).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await expect(region.getByRole('status')).toContainText(': free.');
  expect(new URL(page.url()).searchParams.get('from')).toBe(dayAfter(day, 1));
  expect(new URL(page.url()).searchParams.get('to')).toBe(dayAfter(day, 2));
  expect(await sidewaysAt(page, 360)).toBeLessThanOrEqual(0);

  // Its months are the owner's, and what is around them is looked at with every page.
  await standsAt(page, 'the page of a vehicle with its calendar', [undefined, 'dark'], main);

  // The address is sent to another, whose browser shows the same days at once.
  await page.evaluate('localStorage.clear()');
  await page.reload();
  await isLive(page);
  await touched(page);
  await expect(region.getByRole('status')).toContainText(': free.');

  // Without scripts the days stand in words on a page of their own.
  const words = await (await request.get(`/calendar/vehicle/${_id}`)).text();
  expect(words).toContain(`${dayInWords(from)} to ${dayInWords(to)}`);
});
