import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { act, answer, openPage, refuses, routeAt, says, screen, signIn } from '~/testing/open-page.tsx';
import { useGuard, userLoad } from './guard.ts';
import { leaveToken, leftTokens } from './left-tokens.ts';
import { forgetSession, keepSession } from './session.ts';
import { rememberedPlace } from './session-place.ts';

const reload = vi.fn();
beforeEach(() => {
  reload.mockReset();
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  document.body.hidden = false;
  history.replaceState(null, '', '/');
});

/** A page that shows what is its reader's alone. */
async function opened() {
  signIn();
  // The router of a test leaves the window where it is.
  history.replaceState(null, '', '/profile');
  answer({ 'GET /auth/me': says({}) });
  const Own = ({ loaderData }: { loaderData: string }) => {
    useGuard();
    return <p>Of {loaderData}</p>;
  };
  const clientLoader = userLoad(async ({ user }) => user.userName);
  await openPage(routeAt('/profile', { default: Own, clientLoader } as never), '/profile');
  await screen.findByText('Of Nimal Perera');
}

const maja = { _id: 'maja', userName: 'Maja', email: 'maja@example.se', role: 'user' } as const;
const comesBack = () => {
  const shown = Object.assign(new Event('pageshow'), { persisted: true });
  act(() => void window.dispatchEvent(shown));
};
/** In a tab of which this one hears nothing while it lies in the back/forward cache. */
const elsewhere = {
  'is signed out': () => localStorage.removeItem('token'),
  'is another': () => signIn({ ...maja }),
};

test.each(['is signed out', 'is another'] as const)(
  'a page that comes back from the back/forward cache is hidden at once and loaded anew where its reader %s by then',
  async (changes) => {
    await opened();
    elsewhere[changes]();
    comesBack();
    expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
  },
);

test('a page that comes back to whom it was of stays as it was left', async () => {
  await opened();
  comesBack();
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([false, 0]);
  screen.getByText('Of Nimal Perera');
});

test('a page is left when its reader signs out in another tab, and is loaded anew for another account', async () => {
  await opened();
  act(() => keepSession('other', maja));
  expect([document.body.hidden, reload.mock.calls.length]).toEqual([true, 1]);
  document.body.hidden = false;
  act(forgetSession);
  await screen.findByText('Elsewhere');
  expect(reload).toHaveBeenCalledOnce();
});

test.each([
  ['/admin?tab=jobs#alerts', '/admin?tab=jobs#alerts'],
  // A link that was pressed there: the place is of the page that it was pressed on.
  ['/about#order', '/admin?tab=jobs'],
])(
  'signing in leads to the part of a guarded page that its address names: opened at %s',
  async (at, place) => {
    history.replaceState(null, '', at);
    answer({});
    const clientLoader = userLoad(async () => null);
    await openPage(routeAt('/admin', { default: () => null, clientLoader } as never), '/admin?tab=jobs');
    await screen.findByText('Elsewhere');
    expect(rememberedPlace()).toBe(place);
  },
);

test('a guarded page that is loaded anew in the midst of the sign-out leads to the sign-in page', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  keepSession('good', maja);
  leaveToken('good');
  // Of the document before.
  leftTokens.clear();
  answer({ 'GET /auth/me': refuses('Not authenticated', 401, 'UNAUTHENTICATED') });
  const clientLoader = userLoad(({ call }) => call('GET /auth/me'));
  await openPage(routeAt('/profile', { default: () => null, clientLoader } as never), '/profile');
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/login']]));
  expect(localStorage.getItem('token')).toBeNull();
  assign.mockRestore();
});
