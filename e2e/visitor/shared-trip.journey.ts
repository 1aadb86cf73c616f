import { joined } from '../accounts.ts';
import { expect, test } from '../journey.ts';

// The link that was revoked is asked for.
test.use({ broken: '/api/trips/' });

const trip = {
  title: 'Two weeks in January',
  // Ahead of any clock: on its days the cards for the driver begin with the stop of today.
  from: '2097-01-12',
  stops: [
    { id: 'one', place: 'kandy', name: 'Kandy', nights: 2, latitude: 7.2936, longitude: 80.6413 },
    { id: 'two', place: 'ella', name: 'Ella', nights: 3, latitude: 6.8755, longitude: 81.0463 },
  ],
};

test('a trip that was shared is read, kept as a copy, printed on two pages and changed together; revoked, its link says so', async ({
  page,
  request,
}) => {
  const { authorization } = await joined(request, 'Maja Lindgren');
  const headers = { authorization };
  const { _id } = await (await request.post('/api/trips', { data: trip, headers })).json();
  const link = await (await request.post(`/api/trips/${_id}/links`, { data: {}, headers })).json();
  const { pathname, search } = new URL(link.url);

  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(trip.title);
  await expect(page.getByRole('region', { name: 'Day by day' })).toContainText('Kandy to Ella');
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Put it into your calendar' }).click();
  expect((await saved).suggestedFilename()).toBe('serendib-trip.ics');
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

  await page.getByRole('button', { name: 'Keep a copy as my own trip' }).click();
  await expect(page).toHaveURL(/\/trip$/);
  await expect(page.getByRole('heading', { name: trip.title })).toBeVisible();

  await page.goto('/trip/driver');
  await expect(page.getByText('kandi', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Next stop' }).press('ArrowRight');
  await expect(page.getByText('Stop 2 of 2')).toBeVisible();
  await expect(page.getByRole('main').locator('[lang=ta]').filter({ visible: true }).first()).toHaveText(
    'எல்ல',
  );

  const together = await request.post(`/api/trips/${_id}/links`, { data: { right: 'change' }, headers });
  const change = await together.json();
  const address = new URL(change.url);
  await page.goto(address.pathname + address.search);
  await page.getByRole('button', { name: 'Change it together' }).click();
  await expect(page.getByText('You change this trip together')).toBeVisible();
  await page.getByText('Name, days, people and notes').click();
  await page.getByLabel('Name of the trip').fill('Ours');
  await page.getByLabel('Name of the trip').blur();
  const titleThere = async () => (await (await request.get(`/api/trips/${_id}`, { headers })).json()).title;
  await expect.poll(titleThere).toBe('Ours');
  for (const one of [link, change]) await request.delete(`/api/trips/${_id}/links/${one._id}`, { headers });
  await page.goto('/trip');
  await expect(page.getByText('The link to this trip was revoked')).toBeVisible();
  await page.getByRole('button', { name: 'Keep it as my own trip' }).click();
  await expect(page.getByText('Kept in this browser alone.')).toBeVisible();
  await page.goto(pathname + search);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link opens no trip');
  await expect(page.getByText('The link was revoked')).toBeVisible();
});
