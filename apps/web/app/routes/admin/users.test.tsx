import { expect, test, vi } from 'vitest';
import {
  answer,
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
import * as users from './users.tsx';

const administrator = { _id: 'ruvini', userName: 'Ruvini', email: 'ruvini@example.lk', role: 'admin' };
const at = '2026-11-21T06:55:17.000Z';
const account = {
  ...{ _id: 'gihan', userName: 'Gihan Peiris', email: 'gihan@example.lk', role: 'user', isDemo: false },
  ...{ createdAt: at, emailVerifiedAt: at, suspendedAt: null, suspendReason: null, listingCount: 0 },
  ...{ lastSeenAt: null, sessionCount: 0, reviewCount: 0, pendingEmail: null, listings: [], freeMonths: [] },
  agreements: { asPartner: { made: 0, cancelled: 0 }, asTraveller: { made: 0, cancelled: 0 } },
};

async function opened(search: string, given: Parameters<typeof answer>[0] = {}) {
  signIn(administrator);
  const saved: string[] = [];
  const heard = answer({
    'GET /auth/me': says(administrator),
    'GET /admin/users': lists(account),
    'GET /admin/users/{id}': says(account),
    'GET /admin/payments': lists(),
    'GET /admin/notes': lists(),
    'GET /admin/exports/users': ({ url }) => {
      saved.push(url.search);
      return says('');
    },
    ...given,
  });
  const page = await openPage(routeAt('/admin/users', users), `/admin/users${search}`);
  return { ...page, ...heard, saved };
}

// Proves OWN-ROLE-09.
test('accounts are listed, and go out as a file as they were narrowed', async () => {
  const { user, saved } = await opened('?search=gihan%40example.lk');
  expect((await screen.findByRole('link', { name: 'Gihan Peiris' })).getAttribute('href')).toContain(
    'id=gihan',
  );
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  await user.click(screen.getByRole('button', { name: 'Export CSV' }));
  await vi.waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(saved).toEqual(['?search=gihan%40example.lk']);
});

test('who may not export is told so in the words of the API', async () => {
  const words = 'Administrators need a second factor. Please set one up in your profile first.';
  const { user } = await opened('', { 'GET /admin/exports/users': refuses(words, 403, 'FACTOR_MISSING') });
  await user.click(await screen.findByRole('button', { name: 'Export CSV' }));
  await screen.findByText(words);
});

test('how many were found is said while the keyboard stays in the search', async () => {
  const { user } = await opened('', {
    'GET /admin/users': ({ url }) => (url.searchParams.has('search') ? lists() : lists(account)),
  });
  const said = await screen.findByText('1 of 1');
  expect(said.getAttribute('role')).toBe('status');
  await user.type(screen.getByLabelText('Search'), 'Kamala{Enter}');
  await screen.findByText('Nobody fits all of that.');
  expect([said.isConnected, said.textContent]).toEqual([true, '0 of 0']);
});

test('an account is suspended with a reason, which it shows, and restored', async () => {
  const { user, sent, answers } = await opened('?id=gihan');
  const sheet = await screen.findByRole('region', { name: 'Account' });
  const press = (name: string, where: HTMLElement) => user.click(within(where).getByRole('button', { name }));
  const posted = () => sent.filter(({ call }) => call.startsWith('POST'));
  await press('Suspend', sheet);
  const dialog = screen.getByRole('dialog', { name: 'Suspend Gihan Peiris?' });
  expect(dialog.textContent).toContain(
    'After 10 seconds all questions, offers and agreements of theirs end for good',
  );
  await press('Suspend', dialog);
  await within(dialog).findByText('Please say why.');
  expect(posted()).toEqual([]);
  const suspended = { suspendedAt: at, suspendReason: 'The place is not there.' };
  answers['POST /admin/users/{id}/suspend'] = { status: 204 };
  answers['GET /admin/users/{id}'] = says({ ...account, ...suspended });
  fill(within(dialog).getByLabelText(/^Reason/), 'The place is not there.');
  await press('Suspend', dialog);
  await screen.findByText('Gihan Peiris is suspended.');
  expect(posted()).toEqual([
    { call: 'POST /admin/users/gihan/suspend', body: { reason: 'The place is not there.' } },
  ]);
  await within(sheet).findByText('The place is not there.');

  answers['POST /admin/users/{id}/restore'] = { status: 204 };
  answers['GET /admin/users/{id}'] = says(account);
  await press('Restore', sheet);
  await screen.findByText('Gihan Peiris may come in again.');
  expect(posted()[1]?.call).toBe('POST /admin/users/gihan/restore');
  await vi.waitFor(() => expect(within(sheet).queryByText('The place is not there.')).toBeNull());
});

test('of an account with very much it is said how much there is, and links lead on to all of it', async () => {
  const order = (number: number) => ({
    ...{ _id: `${number}`, orderId: `SER-${number}`, description: 'Tour premium', amount: 500 },
    status: 'completed',
  });
  const van = (number: number) => ({ _id: `van-${number}`, kind: 'vehicle', title: `Van ${number}` });
  const listings = [1, 2].map((number) => ({ ...van(number), status: 'approved', isHidden: false }));
  await opened('?id=gihan', {
    'GET /admin/users/{id}': says({ ...account, listings, listingCount: 400 }),
    'GET /admin/payments': says([order(1), order(2)], { 'x-total-count': '120' }),
  });
  const sheet = await screen.findByRole('region', { name: 'Account' });
  const group = (title: string) => within(within(sheet).getByText(title).closest('details') as HTMLElement);
  const payments = group('Payments (120)');
  expect(payments.getByRole('link', { name: 'Show all', hidden: true }).getAttribute('href')).toBe(
    '/admin/payments?search=gihan%40example.lk',
  );
  const all = group('Listings (400)');
  expect(all.getByText('2 of 400')).toBeTruthy();
  const ways = within(all.getByRole('list', { name: 'Show all' })).getAllByRole('link');
  expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toContainEqual([
    'Vehicles',
    '/admin/vehicles?ownerId=gihan',
  ]);
  expect(ways).toHaveLength(5);
});

test('an account whose listings and payments are all there leads to no more of them', async () => {
  const listings = [{ _id: 'van', kind: 'vehicle', title: 'Van', status: 'approved', isHidden: false }];
  await opened('?id=gihan', { 'GET /admin/users/{id}': says({ ...account, listings, listingCount: 1 }) });
  const sheet = await screen.findByRole('region', { name: 'Account' });
  expect(within(sheet).getByText('Listings (1)')).toBeTruthy();
  expect(within(sheet).queryByText('1 of 1')).toBeNull();
  expect(within(sheet).queryByRole('list', { name: 'Show all' })).toBeNull();
});

test('an account that is not there any more is said so above the table', async () => {
  await opened('?id=maja', { 'GET /admin/users/{id}': refuses('Not found', 404, 'NOT_FOUND') });
  await screen.findByRole('link', { name: 'Gihan Peiris' });
  expect(screen.getByText('This account is not there any more.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Account' })).toBeNull();
});

test('who opens an account from a later page of the table stays on that page, and comes back to it', async () => {
  const pages: (string | null)[] = [];
  const { user } = await opened('?search=gihan&cursor=second', {
    'GET /admin/users': ({ url }) => {
      pages.push(url.searchParams.get('cursor'));
      return lists(account);
    },
  });
  await user.click(await screen.findByRole('link', { name: 'Gihan Peiris' }));
  const sheet = await screen.findByRole('region', { name: 'Account' });
  await user.click(within(sheet).getByRole('link', { name: 'Close' }));
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Account' })).toBeNull());
  expect(pages).toEqual(['second', 'second', 'second']);
});

test('the keyboard goes along to an account that is opened, and back to its row by Close and by Escape', async () => {
  const { user } = await opened('');
  const row = () => screen.findByRole('link', { name: 'Gihan Peiris' });
  const heading = () => screen.findByRole('heading', { name: 'Gihan Peiris' });
  const hasFocus = async (find: () => Promise<HTMLElement>) => {
    const element = await find();
    await vi.waitFor(() => expect(document.activeElement).toBe(element));
  };
  const isClosed = () =>
    vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Account' })).toBeNull());

  await user.click(await row());
  await hasFocus(heading);
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Close');
  await user.keyboard('{Enter}');
  await isClosed();
  await hasFocus(row);

  await user.keyboard('{Enter}');
  await heading();
  const note = screen.getByRole('textbox', { name: 'Add a note' });
  await user.type(note, 'Called twice{Escape}');
  expect(screen.getByRole('region', { name: 'Account' })).toBeTruthy();
  (await heading()).focus();
  await user.keyboard('{Escape}');
  await isClosed();
  await hasFocus(row);
});

test('who comes to an account by a link begins at the top', async () => {
  await opened('?id=gihan');
  const name = await screen.findByRole('heading', { name: 'Gihan Peiris' });
  expect(document.activeElement).not.toBe(name);
});

test('a search that closes an account keeps the keyboard', async () => {
  const { user } = await opened('?id=gihan');
  await screen.findByRole('region', { name: 'Account' });
  const search = screen.getByLabelText('Search');
  await user.type(search, 'Gihan{Enter}');
  await vi.waitFor(() => expect(screen.queryByRole('region', { name: 'Account' })).toBeNull());
  expect(document.activeElement).toBe(search);
});

test('where a closed account has no row, the keyboard begins at the top of the page', async () => {
  const { user } = await opened('?id=gihan', { 'GET /admin/users': lists() });
  const sheet = await screen.findByRole('region', { name: 'Account' });
  await user.click(within(sheet).getByRole('link', { name: 'Close' }));
  await vi.waitFor(() => expect(document.activeElement?.id).toBe('main'));
});
