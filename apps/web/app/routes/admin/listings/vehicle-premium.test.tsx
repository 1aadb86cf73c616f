import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test, vi } from 'vitest';
import { answer, fill, openPage, routeAt, says, screen, signIn, within } from '~/testing/open-page.tsx';
import { _id, administrator, dialog, opened, pane, shownOf } from './testing.tsx';
import * as vehiclePremium from './vehicle-premium.tsx';

const model = kinds.vehicle.example.vehicleModel;
const give = 'POST /admin/vehicles/{id}/premium';

test('the page of an approved vehicle leads administrators to its premium', async () => {
  await opened('vehicle', `?id=${_id}`, {}, { status: 'approved', isVerified: true });
  const link = await within(await pane()).findByRole('link', { name: 'Premium' });
  expect(link.getAttribute('href')).toBe(`/vehicle-premium?id=${_id}`);
});

// Proves ADMIN-PAGE-02.
test('a vehicle is upgraded, extended and loses its premium again', async () => {
  signIn(administrator);
  const { answers, listing } = shownOf('vehicle', { status: 'approved', isVerified: true });
  const vehicle = (over: object = {}) => says({ ...listing, ...over });
  const heard = answer({
    ...answers,
    'GET /vehicles/{id}': vehicle(),
    [give]: says({}),
    'DELETE /admin/vehicles/{id}/premium': { status: 204 },
  });
  const { user } = await openPage(routeAt('/vehicle-premium', vehiclePremium), `/vehicle-premium?id=${_id}`);
  const sent = (method: string) =>
    heard.sent
      .filter(({ call }) => call === `${method} /admin/vehicles/${_id}/premium`)
      .map(({ body }) => body);
  const press = (name: string, where: HTMLElement = document.body) =>
    user.click(within(where).getByRole('button', { name }));
  const row = () => screen.getByRole('row', { name: new RegExp(model) }).textContent;
  const becomes = (over: object) => {
    heard.answers['GET /vehicles/{id}'] = vehicle(over);
  };
  await press(`Upgrade ${model}`);
  expect(screen.getByRole('dialog', { name: `Premium for ${model}` })).toBe(dialog());
  const days = within(dialog()).getByLabelText<HTMLInputElement>('Number of days');
  expect(days.value).toBe('30');
  expect(dialog().textContent).toContain('The owner is told by mail.');
  fill(days, '1.5');
  await user.type(days, '{Enter}');
  await within(dialog()).findByText('Please enter a valid number of days');
  expect(sent('POST')).toEqual([]);
  fill(days, '10');
  becomes({ isPremium: true, premiumExpiry: '2027-03-11T06:00:00.000Z' });
  await user.type(days, '{Enter}');
  await screen.findByText(`${model} has 10 more days of premium.`);
  expect(sent('POST')).toEqual([{ durationDays: 10 }]);
  await vi.waitFor(() => expect(row()).toContain('PREMIUM until 11 March 2027'));

  await press(`Extend premium of ${model}`);
  becomes({ isPremium: true, premiumExpiry: '2027-04-10T06:00:00.000Z' });
  await press('Give', dialog());
  await screen.findByText(`${model} has 30 more days of premium.`);
  expect(sent('POST')[1]).toEqual({ durationDays: 30 });
  await vi.waitFor(() => expect(row()).toContain('PREMIUM until 10 April 2027'));

  await press(`Cancel premium of ${model}`);
  expect(screen.getByRole('dialog', { name: 'Cancel premium?' }).textContent).toContain(
    'Are you sure you want to cancel this premium subscription?',
  );
  expect(dialog().textContent).toContain(
    'What its owner bought is for all their vehicles and is not cancelled',
  );
  expect(dialog().textContent).toContain('The owner is told by mail. This cannot be undone.');
  becomes({});
  await press('Cancel premium', dialog());
  await screen.findByText('Premium subscription cancelled');
  expect(sent('DELETE')).toHaveLength(1);
  await vi.waitFor(() => expect(row()).toContain('none'));
  expect(row()).not.toContain('PREMIUM');
});
