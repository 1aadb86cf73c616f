import type { KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { t } from '@serendib/contract/words/t';
import { kindUi } from '~/kinds/index.ts';
import { storedUser } from '~/lib/session/session.ts';

export const ownListings = { to: '/profile?tab=submissions', label: t('My listings') };

/** Above the calendar or the departures of a listing: to one's own, or, of an administrator at another's or our team's, to it in their table. */
export function wayBack(kind: KindName, id: string, listing: object) {
  // Who submitted it is told to its owner and to administrators alone.
  const isOwn = !('submittedBy' in listing) || listing.submittedBy === storedUser()?._id;
  return isOwn ? ownListings : { to: `${kinds[kind].pages.admin}?id=${id}`, label: kindUi[kind].title };
}
