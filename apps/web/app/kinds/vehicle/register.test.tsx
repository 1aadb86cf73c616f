import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, onTestFinished, test, vi } from 'vitest';
import { onWaitingChange } from '~/lib/mine/waiting-things.ts';
import {
  type Answer,
  act,
  alertWith,
  answer,
  cleanup,
  fill,
  lists,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { draftKey, keepDraft } from '../../features/submissions/draft/draft.ts';
import * as edit from '../../routes/submissions/edit.tsx';
import * as register from './register.tsx';

const premium = (hasActivePremiumSubscription: boolean) =>
  says({ hasActivePremiumSubscription, activePlanType: null, premiumExpiry: null });
const opened = (status: Answer = premium(false)) => {
  answer({ 'GET /vehicles/my-premium-status': status, 'GET /papers': lists() });
  return openPage(routeAt('/vehicle-registration', register), '/vehicle-registration');
};
type User = Awaited<ReturnType<typeof opened>>['user'];

const address = () => screen.getByLabelText(/^Vehicle image URL/);
const addImage = async (user: User, url: string) => {
  fill(address(), url);
  await user.click(screen.getByRole('button', { name: 'Add', hidden: true }));
};
const shownImages = () =>
  screen.getAllByRole('img', { name: /^Photo \d/ }).map((image) => image.getAttribute('src'));

// Proves OWN-ERROR-02.
test('registering a vehicle asks for a login', async () => {
  await opened();
  screen.getByText('You must be logged in to register a vehicle. Please log in again.');
});

// Proves VEHICLE-RULE-17, OWN-ERROR-03.
test('an account that cannot be told apart is asked to log in again', async () => {
  signIn();
  window.localStorage.setItem('user', '{}');
  await opened();
  screen.getByText('User ID could not be determined. Please log out and log in again.');
});

// Proves VEHICLE-FORM-02.
test('an empty form says what is missing in the specified order', async () => {
  signIn();
  const { user } = await opened();
  // The account fills in a name and an address, and no type is chosen for a driver.
  expect(screen.getByLabelText<HTMLInputElement>(/^Driver name/).value).toBe('Nimal Perera');
  expect(screen.getByLabelText<HTMLInputElement>(/^Contact email/).value).toBe('nimal@example.lk');
  expect(screen.getAllByRole('radio', { checked: true })).toHaveLength(1);
  const owner = screen.getByLabelText(/^Owner name/);
  fill(owner, '');
  await user.click(screen.getByRole('button', { name: 'Submit registration' }));
  await alertWith('Please fill in the owner name');
  expect(document.activeElement).toBe(owner);
  for (const words of [
    'Please fill in the vehicle type',
    'Please select at least one vehicle feature',
    'Please select at least one serving area',
    'Please provide at least one vehicle image URL',
  ])
    expect(screen.getAllByText(words).length, words).toBeGreaterThan(0);
});

// Proves OWN-ERROR-06.
test('a vehicle of an account with premium is live at once, which is said', async () => {
  signIn();
  const { user } = await opened();
  const { sent } = answer({
    'POST /vehicles': { status: 201, body: { _id: '1', status: 'approved', premiumUpgraded: true } },
    'GET /vehicles/my-premium-status': premium(true),
    'GET /papers': lists(),
  });
  for (const [label, value] of [
    [/^Vehicle model/, 'Toyota KDH'],
    [/^Vehicle year/, '2018'],
    [/^Plate number/, 'CAB-1234'],
    [/^Seating capacity/, '9'],
    [/^Price per day/, '24000'],
    [/^Contact phone/, '077 123 4567'],
    [/^Base location/, 'Kandy'],
    [/^Driver experience/, '12'],
  ] as const)
    fill(screen.getByLabelText(label), value);
  for (const label of ['Van', 'Air Conditioning', 'Central']) screen.getByLabelText(label).click();
  await addImage(user, 'https://example.lk/van.jpg');
  const counted = vi.fn();
  onTestFinished(onWaitingChange(counted));
  await user.click(screen.getByRole('button', { name: 'Submit registration' }));
  await screen.findByText(
    'Vehicle registered and automatically upgraded to premium! Your listing is now live.',
  );
  expect(sent.find(({ call }) => call === 'POST /vehicles')?.body).toMatchObject({
    ...{ vehicleType: 'van', vehicleModel: 'Toyota KDH', vehicleImages: ['https://example.lk/van.jpg'] },
  });
  // What waits for the account is counted anew.
  expect(counted).toHaveBeenCalledTimes(1);
});

// Proves OWN-LIMIT-17.
test('the form waits five seconds to know of premium, and no longer', async () => {
  signIn();
  const ends = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  timeout.mockImplementation((ms) => (ms === 5000 ? ends.signal : new AbortController().signal));
  await opened('never');
  expect(timeout).toHaveBeenCalledWith(5000);
  await act(async () => ends.abort());
  screen.getByText(/^One photo, from your camera/);
});

// Proves VEHICLE-FORM-05, VEHICLE-RULE-15.
test('a picture of another site is taken, also without encryption, and its owner told when it is shown', async () => {
  signIn();
  const { user } = await opened();
  await addImage(user, 'http://example.lk/van.jpg');
  await screen.findByText('It is shown once it is sent.');
  await user.click(screen.getByRole('button', { name: 'Remove photo 1' }));
  await screen.findByText('Please add at least one vehicle image');
  await addImage(user, 'https://example.lk/van.jpg');
  await screen.findByText('It is shown once it is sent.');
  screen.getByRole('button', { name: 'Remove photo 1' });
});

// Proves VEHICLE-FORM-05, VEHICLE-RULE-14, VEHICLE-RULE-16, OWN-ROLE-06, OWN-LIMIT-01.
test('photos are as many as the account allows, and are put in order by key', async () => {
  signIn();
  const { user } = await opened(premium(true));
  await screen.findByText(/^Up to 3 photos/);
  const mediaOf = (number: number) => `https://serendib.example/media/${String(number).repeat(22)}/800.webp`;
  const [one, two, three] = [1, 2, 3].map(mediaOf);
  for (const url of [one, two, three]) await addImage(user, String(url));
  expect(shownImages()).toEqual([one, two, three]);
  await addImage(user, mediaOf(4));
  screen.getByText('Maximum 3 images allowed for premium accounts');
  expect(shownImages()).toHaveLength(3);
  screen.getByRole('button', { name: 'Move photo 1 later' }).focus();
  await user.keyboard('{Enter}');
  expect(shownImages()).toEqual([two, one, three]);
  // The key stays on the photo that was moved.
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Move photo 2 later' }));
  await user.keyboard('{Enter}');
  expect(shownImages()).toEqual([two, three, one]);
});

// Proves PROTECT-06, OWN-ROLE-05.
test('an editor is for the owner alone', async () => {
  signIn();
  answer({ 'GET /vehicles/{id}': says({ _id: '1', submittedBy: 'saman' }) });
  await openPage(routeAt('/vehicle-edit/:id', edit), '/vehicle-edit/1');
  screen.getByText("You don't have permission to edit this vehicle.");
  screen.getByRole('link', { name: 'Back to Profile' });
});

// Proves OWN-ROLE-06.
test.each([
  [true, /^Up to 3 photos/],
  [false, /^One photo, from your camera/],
])('the editor of a vehicle takes as many photos as its premium (%s) allows', async (isPremium, words) => {
  signIn();
  const shown = { ...kinds.vehicle.example, _id: '1', version: 1, submittedBy: 'nimal', isPremium };
  answer({
    'GET /vehicles/{id}': says(shown),
    'GET /vehicles/my-premium-status': premium(false),
    'GET /papers': lists(),
  });
  await openPage(routeAt('/vehicle-edit/:id', edit), '/vehicle-edit/1');
  await screen.findByText(words);
});

test('a form that was left comes back filled, and can begin anew', async () => {
  signIn();
  const { user } = await opened();
  const model = () => screen.getByLabelText<HTMLInputElement>(/^Vehicle model/);
  expect(screen.queryByText('Continue where you left off')).toBeNull();
  fill(model(), 'Another');
  await vi.waitFor(() => expect(JSON.stringify({ ...window.localStorage })).toContain('Another'));
  cleanup();
  await opened();
  await screen.findByText('Continue where you left off');
  expect(model().value).toBe('Another');
  await user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(model().value).toBe('');
});

test('a form that was left says how many photos are to be chosen again', async () => {
  signIn();
  const values = { isExternal: false, vehicleImages: [`/media/${'a'.repeat(22)}/1600.webp`] };
  for (const hours of [25, 1])
    keepDraft(draftKey('nimal', kinds.vehicle), {
      ...{ values, version: null },
      savedAt: Date.now() - hours * 3_600_000,
    });
  const { user } = await opened();
  await screen.findByText(/A photo was kept for a day only\. Please choose it again\.$/);
  expect(screen.queryByRole('img', { name: /^Photo \d/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Start anew' }));
  expect(screen.queryByText(/kept for a day only/)).toBeNull();
});
