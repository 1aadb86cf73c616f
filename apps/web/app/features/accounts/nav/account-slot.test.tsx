import { keyOf } from '@serendib/contract/listings/endpoints/keys';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { Link, Outlet, useHref, useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import { userLoad } from '~/lib/session/guard.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import * as login from '~/routes/accounts/login.tsx';
import {
  type Answer,
  act,
  answer,
  fill,
  lists,
  openPage,
  routeAt,
  says,
  screen,
  signIn,
} from '~/testing/open-page.tsx';
import { AccountSlot } from './account-slot.tsx';

const nimal = { _id: 'nimal', userName: 'Nimal Perera', email: 'nimal@example.lk', role: 'user' };
const asked: Record<string, Answer> = {
  ...Object.fromEntries(Object.keys(kinds).map((kind) => [keyOf(kind as 'tour', 'mine'), lists()])),
  'GET /auth/third-party': says({ google: false }),
  'GET /inquiries/unread': says({ unread: 0 }),
  'GET /payments/user': lists(),
};

/** A site of four pages below the bar, and who is to log in there. */
async function opened(at: string, user = nimal) {
  const { answers } = answer({
    ...asked,
    'POST /auth/login': says({ ...user, token: 'good' }),
    'GET /auth/me': says(user),
  });
  const Place = () => <p>Led to {useHref(useLocation())}</p>;
  const Site = () => (
    <>
      <AccountSlot />
      <Link to="/">Home</Link>
      <Outlet />
    </>
  );
  const site = routeAt('/', { default: Site }, [
    { index: true, Component: Place },
    routeAt('login', login),
    routeAt('profile', { default: Place, clientLoader: userLoad(async () => ({})) } as never),
    { path: '*', Component: Place },
  ]);
  const page = await openPage(site, at);
  const logsIn = async () => {
    fill(await screen.findByLabelText(/^Email/), user.email);
    fill(screen.getByLabelText(/^Password/), 'Kandy-Road-77');
    await page.user.click(screen.getByRole('button', { name: 'Log in' }));
  };
  return { ...page, answers, logsIn };
}

test('who goes elsewhere instead of signing in is not brought back', async () => {
  const { user, logsIn } = await opened('/profile');
  await screen.findByRole('form', { name: 'Log in' });
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText('Led to /');
  await user.click(screen.getByRole('link', { name: 'Sign in' }));
  await logsIn();
  await screen.findByText('Led to /');
  await screen.findByRole('button', { name: 'Nimal Perera' });
});

test('who signs in to a page is brought to it', async () => {
  const { logsIn } = await opened('/profile');
  await logsIn();
  await screen.findByText('Led to /profile');
});

test('who signs in from a place in a page is brought to that place', async () => {
  rememberPlace('/vehicle-edit/1#paper-photos');
  const { user, logsIn } = await opened('/vehicle-edit/1#paper-photos');
  await user.click(await screen.findByRole('link', { name: 'Sign in' }));
  await logsIn();
  await screen.findByText('Led to /vehicle-edit/1#paper-photos');
});

test('of two counts under way at once the one that was begun last is shown', async () => {
  signIn();
  const { answers } = await opened('/login');
  await screen.findByRole('button', { name: 'Nimal Perera' });
  const { promise, resolve } = Promise.withResolvers<Answer>();
  const held = vi.fn(() => promise);
  answers['GET /payments/user'] = held;
  answers['GET /inquiries/unread'] = says({ traveller: 0, partner: 1 });
  act(sayWaitingChanged);
  await vi.waitFor(() => expect(held).toHaveBeenCalled());
  Object.assign(answers, asked);
  answers['GET /inquiries/unread'] = says({ traveller: 0, partner: 2 });
  act(sayWaitingChanged);
  const news = () => screen.getByRole('button', { name: /Nimal Perera/ }).textContent;
  await vi.waitFor(() => expect(news()).toContain('2 threads with news'));
  await act(async () => resolve(lists()));
  await act(async () => {});
  expect(news()).toContain('2 threads with news');
});

// Proves NAV-17, LOGIN-09, ROLE-05.
test('an administrator lands on the dashboard, and the bar leads there by keyboard', async () => {
  const { user, logsIn } = await opened('/login', { ...nimal, userName: 'Administrator', role: 'admin' });
  await logsIn();
  await screen.findByText('Led to /admin');
  await user.click(screen.getByRole('link', { name: 'Home' }));
  await screen.findByText('Led to /');
  const button = await screen.findByRole('button', { name: 'Administrator' });
  const menu = () => document.getElementById(button.getAttribute('aria-controls') ?? '') as HTMLElement;
  await user.click(button);
  expect(menu().hidden).toBe(false);
  (menu().querySelector('a') as HTMLElement).focus();
  await user.keyboard('{Escape}');
  expect(menu().hidden).toBe(true);
  expect(document.activeElement).toBe(button);
  await user.keyboard('{Enter}');
  await user.tab();
  await user.tab();
  await user.keyboard('{Enter}');
  await screen.findByText('Led to /admin');
  await vi.waitFor(() => expect(menu().hidden).toBe(true));
});
