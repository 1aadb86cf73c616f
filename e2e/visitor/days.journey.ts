import { dayAfter, dayOf } from '@serendib/contract/calendar';
import { shortDayInWords } from '@serendib/contract/calendar-words';
import { pageAt, wordsOf } from '../html/served.ts';
import { expect, servedTest, test, touched } from '../journey.ts';
import { approvedVehicle } from '../partners/partners.ts';

const soon = (days: number) => dayAfter(dayOf(Date.now()), days);

test('days that are said once narrow a list: who is busy is left out, and is back when the days are free again', async ({
  page,
  request,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { _id, vehicleModel, owner } = await approvedVehicle(request);
  const block = async (blocks: object[]) => {
    const reply = await request.put(`/api/vehicles/${_id}/calendar/blocks`, {
      headers: { authorization: owner.authorization },
      data: { blocks },
    });
    expect(reply.status(), await reply.text()).toBe(200);
  };
  const [from, to] = [soon(40), soon(44)];
  const list = `/vehicles?search=${encodeURIComponent(vehicleModel)}`;
  const card = page.locator('.list-found article').filter({ hasText: vehicleModel });

  await page.goto(list);
  await touched(page);
  // Who closes it by keyboard is where it was opened.
  const ask = page.getByRole('link', { name: 'When · Who' });
  await ask.press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(ask).toBeFocused();
  await ask.click();
  await page.getByRole('dialog').getByLabel('First day').fill(from);
  await page.getByRole('dialog').getByLabel('Last day').fill(to);
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${to}`));
  await expect(card).toContainText('Ask for dates');

  await block([]);
  await page.reload();
  await expect(card).toContainText('Free on your dates');
  await block([{ from: soon(44), to: soon(50) }]);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No vehicles found' })).toBeVisible();
  const days = `${shortDayInWords(from)} – ${shortDayInWords(to)}`;
  await page.getByRole('link', { name: `Remove filter ${days}` }).click();
  await expect(page).not.toHaveURL(/from=|to=/);
  await expect(card).toBeVisible();
  await expect(card).not.toContainText('Ask for dates');
  // They are kept, and offered to be asked for again.
  await expect(page.getByRole('link', { name: `On ${days}` })).toBeVisible();
  await block([]);
  await page.getByRole('link', { name: `On ${days}` }).click();
  await expect(card).toContainText('Free on your dates');

  // The page of the one that is chosen answers for these days at once, and so does the search over all.
  await card.getByRole('heading').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Which days are free' }).getByRole('status')).toContainText(
    ': free.',
  );
  const asked = `from=${from}&to=${to}`;
  const saidOn = async (path: string, selector: string, words: string) => {
    const found = (await pageAt(request, path)).querySelectorAll(selector).map(wordsOf);
    return found.filter((one) => one.includes(words));
  };
  const search = `/search?q=${encodeURIComponent(vehicleModel)}&kind=vehicle&${asked}`;
  const free = [expect.stringContaining('Free on your dates')];
  await expect.poll(() => saidOn(search, 'main li', vehicleModel)).toEqual(free);
  const compare = `/compare?kind=vehicle&ids=${_id}&${asked}`;
  await expect.poll(() => saidOn(compare, 'main tr', 'On these days')).toEqual(free);
});

servedTest(
  'without scripts days are asked for in the form, and bad ones are told in words',
  async ({ request }) => {
    const list = await (await request.get('/vehicles')).text();
    expect(list).toMatch(/<input[^>]*name="from"/);
    expect(list).toMatch(/<input[^>]*name="to"/);
    // The search reads them as lists do: days-asked.test.ts.
    for (const [path, words] of [
      ['/vehicles?from=2037-02-30&to=2037-03-02', 'Please give a day of the calendar.'],
      ['/vehicles?from=2037-03-02', 'Please give the last day as well.'],
      ['/vehicles?from=2037-03-02&to=2037-03-01', 'The last day is before the first.'],
      ['/vehicles?from=2001-03-01&to=2001-03-02', 'These days have passed.'],
      ['/search?q=van&from=2001-03-01&to=2001-03-02', 'These days have passed.'],
    ] as const) {
      const reply = await request.get(path);
      expect(reply.status(), path).toBe(200);
      expect(await reply.text(), path).toContain(words);
    }
    const season = await (await request.get('/season?from=2037-03-02&to=2037-03-01')).text();
    for (const words of ['These days cannot be shown.', 'Shown is March.', 'This is before the first day.'])
      expect(season.replaceAll('<!-- -->', '')).toContain(words);
    for (const [name, typed] of [
      ['from', '2037-03-02'],
      ['to', '2037-03-01'],
    ])
      expect(season).toMatch(new RegExp(`<input[^>]*name="${name}"[^>]*value="${typed}"`));
    expect(await (await request.get('/tours')).text()).toMatch(/name="from"/);
    expect(await (await request.get('/affiliate-links')).text()).not.toMatch(/name="from"/);
  },
);
