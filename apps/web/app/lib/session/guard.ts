import { useEffect, useRef } from 'react';
import { redirect, useLocation, useNavigate } from 'react-router';
import { ApiError, type Call } from '~/lib/api/call.ts';
import { type LoadArgs, type PageFailure, pageLoad } from '~/lib/api/load.ts';
import { withoutLanguage } from '~/lib/page/page-address.ts';
import {
  expiredPath,
  forgetSession,
  keepUser,
  type StoredUser,
  signInPath,
  storedToken,
  storedUser,
} from './session.ts';
import { rememberPlace } from './session-place.ts';
import { useUser } from './session-user.ts';

export type UserLoadArgs<Params = Record<string, string | undefined>> = LoadArgs<Params> & {
  user: StoredUser;
};

type Load<Result, Params> = (args: UserLoadArgs<Params>) => Promise<Result>;

/**
 * The `clientLoader` of a page that needs a session; a visitor without one signs in first and comes back. The
 * route exports no `loader`, sets `clientLoader.hydrate = true`, has a `HydrateFallback`, and calls `useGuard`.
 */
export const userLoad = <Result, Params = Record<string, string | undefined>>(
  load: Load<Result, Params>,
  ifNot?: PageFailure,
) =>
  pageLoad<Result, Params>(async (args) => {
    const [user, token] = [storedUser(), storedToken()];
    const signInFirst = (at: string) => {
      const { pathname, search } = args.url;
      // A load is not told the place in its page; the window knows it where the page was opened by its address.
      const isOpen = withoutLanguage(window.location.pathname) === pathname;
      rememberPlace(pathname + search + (isOpen ? window.location.hash : ''));
      return redirect(at);
    };
    if (!user) throw signInFirst(signInPath());
    try {
      return await load({ ...args, user });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) {
        const isOnLogin = withoutLanguage(window.location.pathname) === '/login';
        const now = storedToken();
        // Else the browser is on its way to the login already: what is refused on that page leads nowhere by itself.
        if (!isOnLogin || (now && now !== token)) return new Promise<never>(() => {});
        // A page and its layout are refused both; the document stays, so that it does not say so of the next session too.
        if (now) forgetSession();
        throw signInFirst(expiredPath);
      }
      // An administrator who has none sets one up before anything else.
      if (error instanceof ApiError && error.code === 'FACTOR_MISSING') throw redirect('/profile#factors');
      throw error;
    }
  }, ifNot);

/** The same for administrators, by the role they have at this moment; others go to the first page. */
export const adminLoad = <Result, Params = Record<string, string | undefined>>(
  load: Load<Result, Params>,
  ifNot?: PageFailure,
) =>
  userLoad<Result, Params>(async (args) => {
    const user = await refreshUser(args.call);
    if (user.role !== 'admin') throw redirect('/');
    return load({ ...args, user });
  }, ifNot);

/** Asks who the token belongs to: a name or role may have changed elsewhere, or the session have ended. */
export async function refreshUser(call: Call): Promise<StoredUser> {
  const user = await call('GET /auth/me');
  keepUser(user);
  return user;
}

/** What is another's is not seen any more, until the page has been loaded anew. */
function startAnew(): void {
  document.body.hidden = true;
  window.location.reload();
}

/**
 * Leaves a guarded page when its reader signs out in another tab, and loads it anew for another account. One that comes back
 * from the back/forward cache is loaded anew in both cases: it shows what its reader saw.
 */
export function useGuard(): void {
  const user = useUser();
  const id = user?._id;
  const seen = useRef(id);
  const navigate = useNavigate();
  const { pathname } = useLocation();
  useEffect(() => {
    // It starts anew already.
    if (document.body.hidden) return;
    // Deleting the account signs out, and navigates elsewhere already.
    const isHere = withoutLanguage(window.location.pathname) === pathname;
    if (user === null && isHere) void navigate(signInPath(), { replace: true });
    else if (id && seen.current && id !== seen.current) startAnew();
    seen.current = id ?? seen.current;
  }, [user, id, pathname, navigate]);
  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted && storedUser()?._id !== seen.current) startAnew();
    };
    // Before `useUser` hears of it, and leads to the sign-in page while the page is there to be read.
    window.addEventListener('pageshow', shown, true);
    return () => window.removeEventListener('pageshow', shown, true);
  }, []);
}
