import { useEffect } from 'react';
import { useNavigation } from 'react-router';
import { openKeptInstead } from '../navigate/open-kept-instead.ts';

/** Opens the page that is kept where what a link asks for does not come. */
export function useKeptInstead(): void {
  const { location: ahead } = useNavigation();
  const address = ahead && location.origin + ahead.pathname + ahead.search + ahead.hash;
  useEffect(() => (address ? openKeptInstead(address) : undefined), [address]);
}
