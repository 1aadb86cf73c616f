import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { withoutLanguage } from '~/lib/page/page-address.ts';
import { isSignInPage, rememberPlace } from '~/lib/session/session-place.ts';

const placeIn = (search: string) => new URLSearchParams(search).get('from');

/** What the sign-in page before this one said, where its link was followed before its scripts had come. */
function placeBefore(): string | null {
  if (!URL.canParse(document.referrer)) return null;
  const { origin, pathname, search } = new URL(document.referrer);
  return origin === window.location.origin && isSignInPage(withoutLanguage(pathname))
    ? placeIn(search)
    : null;
}

/** A page may say itself where to come back to, so that its link works before its scripts, and in another tab. */
export function usePlaceFrom(): void {
  const { search, key } = useLocation();
  useEffect(() => {
    // The router gives a key to what is gone to within a document: what led to the document led not there.
    const from = placeIn(search) ?? (key === 'default' ? placeBefore() : null);
    if (from) rememberPlace(from);
  }, [search, key]);
}
