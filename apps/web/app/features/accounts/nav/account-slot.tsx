import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router';
import { forgetPlace, isSignInPage, rememberedPlace } from '~/lib/session/session-place.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { SignInLink } from '~/ui/layout/nav-bar.tsx';

const AccountMenu = lazyPart(() => import('./account-menu.tsx'));

/** The end of the navigation bar, as wide with a session as without: the server knows neither. */
export function AccountSlot() {
  const user = useUser();
  const { pathname, search } = useLocation();
  const isKnown = Boolean(user);
  useEffect(() => {
    if (user !== undefined) document.documentElement.toggleAttribute('data-known', isKnown);
  }, [user, isKnown]);
  useEffect(() => {
    // Who goes elsewhere instead of signing in does not want to be brought back later.
    if (!isSignInPage(pathname) && (isKnown || rememberedPlace()?.split('#')[0] !== pathname + search))
      forgetPlace();
  }, [pathname, search, isKnown]);
  return (
    <div className="bar-account">
      {user ? (
        <Suspense>
          <AccountMenu user={user} />
        </Suspense>
      ) : (
        <SignInLink />
      )}
    </div>
  );
}
