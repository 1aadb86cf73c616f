import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { openKeptInstead } from '../navigate/open-kept-instead.ts';

/** Opens the page that is kept where what a link asks for does not come. */
export function useKeptInstead(): void {
  const { location: ahead } = useNavigation();
  // A page is kept without the place in it.
  const address = ahead && location.origin + ahead.pathname + ahead.search;
  useEffect(() => (address ? openKeptInstead(address) : undefined), [address]);
}
