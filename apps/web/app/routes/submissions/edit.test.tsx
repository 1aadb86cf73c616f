import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { paymentWentBack } from '@serendib/contract/moderation/payment-went-back';
import { formatLkr } from '@serendib/contract/words/lkr';
import { renderToStaticMarkup } from 'react-dom/server';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { ownId as id, ownListing as own, restOfEditor as rest } from '~/features/submissions/testing.ts';
import * as newBlog from '~/kinds/blog/register.tsx';
import { kindUi } from '~/kinds/index.ts';
import * as newTour from '~/kinds/tour/register.tsx';
import * as newGuide from '~/kinds/tour-guide/register.tsx';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { onWaitingChange } from '~/lib/mine/waiting-things.ts';
import { rememberedPlace } from '~/lib/session/session-place.ts';
import {
  type Answer,
  act,
  alertWith,
  answer,
  cleanup,
  fill,
  lists,
  openPage,
  refuses,
  routeAt,
  says,
  screen,
  signIn,
  within,
} from '~/testing/open-page.tsx';
import * as edit from './edit.tsx';

type Kind = keyof typeof kinds;
/** Refused without a word. */
const silent: Answer = { status: 400, body: {} };

const pathOf = (kind: Kind) => `${kinds[kind].pages.edit}/${id}`;
const opened = (kind: Kind, answers: Record<string, Answer>, place = '') => {
  const heard = answer({ [keyOf(kind, 'one')]: says(own(kind)), ...rest, ...answers });
  return openPage(routeAt(`${kinds[kind].pages.edit}/:id`, edit), pathOf(kind) + place).then((page) => ({
    ...page,
    ...heard,
  }));
};

// Proves OWN-ERROR-17, OWN-ERROR-19, OWN-ERROR-20, OWN-ERROR-21.
test.each([
  ['vehicle', 'away', 'Error updating vehicle'],
  ['tourGuide', silent, 'Error updating tour guide profile. Please try again.'],
  ['tour', 'away', 'An error occurred while updating the tour.'],
  ['businessListing', silent, 'An error occurred while updating the business listing.'],
] as const)('a %s that could not be saved says so, and nothing typed is lost', async (...row) => {
  const [kind, reply, words] = row;
  signIn();
  const { user, sent } = await opened(kind, { [keyOf(kind, 'change')]: reply });
  const phone = (await screen.findAllByLabelText<HTMLInputElement>(/phone/i))[0] as HTMLInputElement;
  fill(phone, '077 765 4321');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  const said = await alertWith(words);
  expect(said.textContent).toContain('All that you wrote is kept here.');
  expect(phone.value).toBe('077 765 4321');
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
});

// Proves EDIT-02, EDIT-04, EDIT-05, EDIT-06, OWN-ERROR-22, OWN-ERROR-24, OWN-ERROR-25, OWN-ERROR-26.
test.each([
  ['vehicle', 'Edit Vehicle', 'Vehicle updated successfully!'],
  ['tourGuide', 'Edit Tour Guide Profile', 'Tour guide profile updated successfully!'],
  ['tour', 'Edit Tour', 'Tour updated successfully!'],
  [
    'businessListing',
    'Edit Business Listing',
    'Business listing updated successfully! Changes will be reviewed by our team.',
  ],
] as const)('a %s that is saved says so, and leads to what else is listed', async (kind, title, words) => {
  signIn();
  const { user, sent } = await opened(kind, { [keyOf(kind, 'change')]: says(own(kind)) });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  const phone = screen.getAllByLabelText<HTMLInputElement>(/phone/i)[0] as HTMLInputElement;
  fill(phone, '077 765 4321');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText(words);
  await screen.findByText('Elsewhere');
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ version: 1 });
});

const blogIsSaved = 'Blog updated successfully!';
// Proves OWN-ERROR-23.
test.each([
  ['pending', {}, {}, blogIsSaved],
  ['approved', { isHidden: true }, { isHidden: true }, blogIsSaved],
  ['rejected', {}, { status: 'pending' }, `${blogIsSaved} It is with our team again.`],
  ['approved', {}, {}, `${blogIsSaved} Your blog remains published and visible to readers.`],
] as const)('a blog that is saved is said to be seen by readers only where it is: %s, %o', async (...row) => {
  const [status, state, then, words] = row;
  const blog = {
    ...own('blog'),
    ...{ status, isVerified: status === 'approved', isHidden: false },
    ...state,
  };
  signIn();
  const { user } = await opened('blog', {
    [keyOf('blog', 'one')]: says(blog),
    [keyOf('blog', 'change')]: says({ ...blog, ...then }),
  });
  fill(await screen.findByLabelText(/^Title/), 'Salt pans at noon');
  const counted = vi.fn();
  onTestFinished(onWaitingChange(counted));
  const send = status === 'rejected' ? 'Send again' : 'Save changes';
  await user.click(screen.getByRole('button', { name: send }));
  await screen.findByText(words);
  // A rejected one waits no longer for its owner’s hand.
  expect(counted).toHaveBeenCalledTimes(1);
});

test('a listing that is saved counts as saved though one’s own cannot be had after it, which are led to as soon as they can', async () => {
  signIn();
  const profile = {
    default: () => <p>Led to one’s own</p>,
    clientLoader: pageLoad(async ({ call }: LoadArgs) => call('GET /auth/profile')),
  };
  const { answers, sent } = answer({
    ...{ 'GET /vehicles/{id}': says(own('vehicle')), ...rest },
    [keyOf('vehicle', 'change')]: says(own('vehicle')),
    'GET /auth/profile': 'away',
  });
  const children = [routeAt(`${kinds.vehicle.pages.edit}/:id`, edit), routeAt('/profile', profile)];
  const { user } = await openPage(routeAt('/', { default: Outlet }, children), pathOf('vehicle'));
  const phone = (await screen.findAllByLabelText<HTMLInputElement>(/phone/i))[0] as HTMLInputElement;
  fill(phone, '077 765 4321');
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Vehicle updated successfully!');
  await screen.findByText('The page cannot be fetched just now. It follows by itself as soon as it can.');
  expect([phone.isConnected, phone.value]).toEqual([true, '077 765 4321']);
  await user.click(screen.getByRole('button', { name: 'Saving' }));
  expect(sent.filter(({ call }) => call.startsWith('PUT'))).toHaveLength(1);
  answers['GET /auth/profile'] = says({});
  await act(async () => void window.dispatchEvent(new Event('online')));
  await screen.findByText('Led to one’s own');
});

// Proves OWN-STATE-11, OWN-STATE-12.
test('a number plate is not changed, nor whether bookings are taken elsewhere', async () => {
  signIn();
  await opened('vehicle', {});
  expect(screen.getByLabelText<HTMLInputElement>(/^Plate number/).disabled).toBe(true);
  cleanup();
  await opened('businessListing', {});
  const elsewhere = screen.getByLabelText<HTMLInputElement>(/^We take bookings on a website of our own/);
  expect(elsewhere.disabled).toBe(true);
  cleanup();
  await opened('tour', {});
  const bookings = screen.getByLabelText<HTMLInputElement>(/^I have a website for managing tour bookings/);
  expect(bookings.disabled).toBe(true);
});

test('groups that must be answered say so in their names, and the others do not', async () => {
  signIn();
  await opened('tour', {});
  await screen.findByRole('button', { name: 'Save changes' });
  expect(screen.getByRole('group', { name: 'Tour type (required)' })).toBeTruthy();
  expect(screen.getByRole('group', { name: 'Itinerary' })).toBeTruthy();
});

test('a business that an administrator filed under shop stands there as one, and is saved as one', async () => {
  signIn();
  const shop = { ...own('businessListing'), businessType: 'shop' };
  const { user, sent } = await opened('businessListing', {
    [keyOf('businessListing', 'one')]: says(shop),
    [keyOf('businessListing', 'change')]: says(shop),
  });
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Shop' }).checked).toBe(true);
  expect(screen.queryByRole('radio', { name: 'Other' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByText('Elsewhere');
  expect(sent.find(({ call }) => call.startsWith('PUT'))?.body).toMatchObject({ businessType: 'shop' });
});

// Proves EDIT-01, EDIT-07, OWN-ERROR-10, OWN-ERROR-11, OWN-ERROR-12, OWN-ERROR-13, OWN-ERROR-14.
// Proves OWN-ERROR-15, OWN-ERROR-16.
test.each([
  ['vehicle', 'Failed to load vehicle data. Please try again.', undefined],
  ['tourGuide', 'Failed to load tour guide data. Please try again.', undefined],
  ['tour', 'Failed to load tour data. Please try again.', undefined],
  ['blog', 'Failed to load blog data. Please try again.', undefined],
  ['businessListing', 'Failed to load business data. Please try again.', 'Failed to load business details.'],
] as const)('a %s that could not be loaded, or is gone, says so and leads back', async (...row) => {
  const [kind, words, gone = words] = row;
  signIn();
  const answers: Record<string, Answer> = { [keyOf(kind, 'one')]: 'away' };
  const { user } = await opened(kind, answers);
  await screen.findByText(words);
  const back = screen.getByRole('link', { name: 'Back to Profile' });
  expect(back.getAttribute('href')).toBe('/profile?tab=submissions');
  answers[keyOf(kind, 'one')] = { status: 404, body: { error: 'Not found', code: 'NOT_FOUND' } };
  cleanup();
  await opened(kind, answers);
  await screen.findByText(gone);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await screen.findByText(gone);
});

// Proves ERROR-26, OWN-ERROR-07.
test('a guide who could not be sent says so, and nothing typed is lost', async () => {
  signIn();
  const heard = answer({ ...rest, 'POST /tour-guides': silent });
  const { answers } = heard;
  const { user } = await openPage(routeAt('/tour-guide-registration', newGuide), '/tour-guide-registration');
  fill(await screen.findByLabelText(/^Bio/), 'I grew up below Hanthana.');
  fill(screen.getByLabelText(/^Years of experience/), '9');
  fill(screen.getByLabelText(/^Rate per day/), 'Rs 12000');
  fill(screen.getByLabelText(/^Contact phone/), '071 234 5678');
  await user.type(screen.getByRole('combobox', { name: /^Preferred areas/ }), 'kan{Enter}');
  await user.click(screen.getByRole('button', { name: 'Submit registration' }));
  await screen.findByText(/^Error submitting registration\. Please check all required fields\./);
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Bio/).value).toBe('I grew up below Hanthana.');
  answers['POST /tour-guides'] = {
    status: 409,
    body: { error: 'You are a guide already.', code: 'CONFLICT' },
  };
  await user.click(screen.getByRole('button', { name: 'Submit registration' }));
  await alertWith('You are a guide already.');
});

// Proves PROTECT-04, VEHICLE-FORM-01, OWN-ROLE-04.
test.each(Object.keys(kinds) as Kind[])(
  'the editor of a %s asks for a login in its own place',
  async (kind) => {
    await opened(kind, {});
    expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
    screen.getByText(kindUi[kind].edit.login);
    if (kind === 'vehicle') screen.getByText('You must be logged in to edit a vehicle.');
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
    expect(window.sessionStorage.length).toBe(1);
  },
);

test('who is asked for papers by mail, and has no session, is led to where they are added once there is one', async () => {
  await opened('vehicle', {}, '#paper-photos');
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
  const place = `${pathOf('vehicle')}#paper-photos`;
  expect(rememberedPlace()).toBe(place);
  cleanup();

  signIn();
  // The router of a test leaves the window where it is.
  history.replaceState(null, '', place);
  onTestFinished(() => history.replaceState(null, '', '/'));
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => {});
  onTestFinished(() => shown.mockRestore());
  await opened('vehicle', {}, '#paper-photos');
  await screen.findByRole('region', { name: 'Photos of your papers' });
  expect([shown.mock.calls.length, document.activeElement?.id]).toEqual([1, 'paper-photos']);
  cleanup();

  // A reader who has scrolled before the part was there stays.
  onTestFinished(() => void vi.unstubAllGlobals());
  vi.stubGlobal('scrollY', 300);
  await opened('vehicle', {}, '#paper-photos');
  await screen.findByRole('region', { name: 'Photos of your papers' });
  expect([shown.mock.calls.length, document.activeElement?.id === 'paper-photos']).toEqual([1, false]);
});

// Proves PROTECT-05.
test.each([
  ['/submit-sponsored-blog', newBlog],
  ['/submit-tour-partnership', newTour],
] as const)('%s asks for a login in its own place', async (path, form) => {
  answer(rest);
  await openPage(routeAt(path, form), path);
  expect(screen.getByRole('heading', { name: 'Login Required' })).toBeTruthy();
});

// Proves EDIT-07.
test.each(Object.keys(kinds) as Kind[])(
  'what the server sends of the editor of a %s says that it is loading, as the editor does until it has come',
  async (kind) => {
    const router = createMemoryRouter([{ path: '*', Component: edit.HydrateFallback }], {
      initialEntries: [pathOf(kind)],
    });
    expect(renderToStaticMarkup(<RouterProvider router={router} />)).toContain('role="status"');
    signIn();
    const come = Promise.withResolvers<Answer>();
    answer({ ...rest, [keyOf(kind, 'one')]: () => come.promise });
    await openPage(routeAt(`${kinds[kind].pages.edit}/:id`, edit), pathOf(kind));
    screen.getByText('Loading…');
    expect(screen.queryByRole('button', { name: 'Save changes' })).toBeNull();
    come.resolve(says(own(kind)));
    await screen.findByRole('button', { name: 'Save changes' });
    expect(screen.queryByText('Loading…')).toBeNull();
  },
);

test.each([
  ['tour', 'Buy a month for LKR\u00a02,000', /^A tour costs/],
  ['blog', 'Buy a post for LKR\u00a0700', /^A post costs/],
] as const)(
  'a %s whose payment went back is paid for again where it is sent again, and nothing in it has to be changed',
  async (...row) => {
    const [kind, buy, costs] = row;
    signIn();
    const { user } = await opened(kind, {
      [keyOf(kind, 'one')]: says({ ...own(kind), status: 'rejected', rejectReason: paymentWentBack }),
      [keyOf(kind, 'change')]: refuses('No valid payment voucher found.', 402, 'VOUCHER_REQUIRED'),
      'GET /payments/mode': says({ mode: 'simulator' }),
      'GET /free-months': lists(),
      'POST /payments/checkout': 'away',
    });
    const notice = (await screen.findByText('Not shown: the payment for it went back')).closest('.notice');
    expect(notice?.textContent).toContain('Nothing in it has to be changed');
    expect(notice?.textContent).not.toContain('What our team wrote');
    await screen.findByText(costs);
    screen.getByRole('button', { name: buy });
    await user.click(screen.getByRole('button', { name: 'Send again' }));
    const refused = await alertWith('No valid payment voucher found.');
    await within(refused).findByRole('button', { name: buy });
  },
);

test('what our team wrote meanwhile is saved as it is, where its owner chooses it and may not write it', async () => {
  signIn();
  const stale = refuses('Somebody changed this.', 409, 'STALE_VERSION');
  const { user, sent, answers } = await opened('tour', { [keyOf('tour', 'change')]: stale });
  fill(await screen.findByLabelText(/^Duration/), '4 days, 3 nights');
  const priceRange = 'from Rs 45000 for two, children half';
  answers[keyOf('tour', 'one')] = says({ ...own('tour'), version: 2, priceRange });
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('dialog', { name: 'This was changed meanwhile' });
  answers[keyOf('tour', 'change')] = says(own('tour'));
  await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await screen.findByText('Elsewhere');
  expect(sent.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toMatchObject({
    ...{ version: 2, priceRange, duration: '4 days, 3 nights' },
  });
});

/** The form of a vehicle into which this was typed, and whose saving finds another version saved meanwhile. */
async function staleVehicle(typed: Record<string, string>, meanwhile: Record<string, unknown>) {
  signIn();
  const stale = refuses('Somebody changed this.', 409, 'STALE_VERSION');
  const page = await opened('vehicle', { [keyOf('vehicle', 'change')]: stale });
  for (const [label, value] of Object.entries(typed))
    fill(await screen.findByLabelText(new RegExp(`^${label}`)), value);
  return { ...page, later: { ...own('vehicle'), version: 2, ...meanwhile } };
}

/** What is chosen of each field of two versions: its name, and the words of the one that stays. */
const chosenInDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'This was changed meanwhile' }))
    .getAllByRole<HTMLInputElement>('radio')
    .filter(({ checked }) => checked)
    .map((radio) => [
      radio.closest('fieldset')?.querySelector('legend')?.textContent,
      radio.closest('label')?.textContent,
    ]);

test('a number stands in two versions as it is read, however it was typed, and is no other where it was typed otherwise', async () => {
  const typed = { 'Price per day': '18,000', 'Vehicle year': ' 2016' };
  const { user, answers, later } = await staleVehicle(typed, { pricePerDay: 24_000, vehicleYear: 2016 });
  answers[keyOf('vehicle', 'one')] = says(later);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect(await chosenInDialog()).toEqual([['Price per day', `Yours${formatLkr(18_000)}`]]);
  expect(screen.getByRole('dialog').textContent).toContain(formatLkr(24_000));
});

test('a draft that is gone on with after another version was saved claims what was changed in it alone', async () => {
  const { user, answers, sent, unmount, later } = await staleVehicle(
    { 'Vehicle model': 'Toyota KDH 223' },
    { contactPhone: '+94712223334' },
  );
  await expect.poll(() => Object.keys(window.localStorage).join()).toContain('draft:');
  unmount();
  answers[keyOf('vehicle', 'one')] = says(later);
  await openPage(routeAt(`${kinds.vehicle.pages.edit}/:id`, edit), pathOf('vehicle'));
  await screen.findByText(/Continue where you left off/);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  expect((await chosenInDialog()).map(([, words]) => words)).toEqual([
    'YoursToyota KDH 223',
    'Saved meanwhile+94 71 222 3334',
  ]);
  answers[keyOf('vehicle', 'change')] = says(later);
  await user.click(screen.getByRole('button', { name: 'Save what I chose' }));
  await screen.findByText('Elsewhere');
  expect(sent.filter(({ call }) => call.startsWith('PUT')).at(-1)?.body).toMatchObject({
    ...{ version: 2, vehicleModel: 'Toyota KDH 223', contactPhone: '+94 71 222 3334' },
  });
});

test('what was typed in one tab is kept again where another saved first and let go of the draft of both', async () => {
  const { user, answers, unmount, later } = await staleVehicle(
    { 'Vehicle model': 'Toyota KDH 223' },
    { contactPhone: '+94712223334' },
  );
  const keys = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));
  await expect.poll(() => keys().length).toBe(1);
  for (const key of keys()) window.localStorage.removeItem(key);
  answers[keyOf('vehicle', 'one')] = says(later);
  await user.click(screen.getByRole('button', { name: 'Save changes' }));
  await screen.findByRole('dialog', { name: 'This was changed meanwhile' });
  unmount();
  await openPage(routeAt(`${kinds.vehicle.pages.edit}/:id`, edit), pathOf('vehicle'));
  await screen.findByText(/Continue where you left off/);
  expect(screen.getByLabelText<HTMLInputElement>(/^Vehicle model/).value).toBe('Toyota KDH 223');
});
