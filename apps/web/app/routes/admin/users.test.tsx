import { expect, test, vi } from 'vitest';
import {
  answer,
  fill,
  lists,
  openPage,
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

async function opened(search: string) {
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

test('an account is suspended with a reason, which it shows, and restored', async () => {
  const { user, sent, answers } = await opened('?id=gihan');
  const sheet = await screen.findByRole('region', { name: 'Account' });
  const press = (name: string, where: HTMLElement) => user.click(within(where).getByRole('button', { name }));
  const posted = () => sent.filter(({ call }) => call.startsWith('POST'));
  await press('Suspend', sheet);
  const dialog = screen.getByRole('dialog', { name: 'Suspend Gihan Peiris?' });
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
