import type { EditWords } from '~/kinds/kind-ui.ts';
import { ApiError } from '~/lib/api/call.ts';
import { storedUser } from '~/lib/session/session.ts';
import type { OwnListing } from '../form/values.ts';

/** What an editor has before it: the listing, or why not. */
export type EditState =
  | { state: 'there'; listing: OwnListing; userId: string }
  | { state: 'login' | 'failed' | 'forbidden'; words: string };

/**
 * What an editor opens. It guards itself: without a login, or for another account's listing, it says so in place of the
 * form.
 */
export async function loadOwnListing(words: EditWords, get: () => Promise<object>): Promise<EditState> {
  const user = storedUser();
  if (!user) return { state: 'login', words: words.login };
  try {
    const listing = asOwn(await get());
    return listing.submittedBy === user._id
      ? { state: 'there', listing, userId: user._id }
      : { state: 'forbidden', words: words.forbidden };
  } catch (error) {
    const isGone = error instanceof ApiError && error.status === 404;
    return { state: 'failed', words: (isGone && words.gone) || words.loadFailed };
  }
}

/** Only its owner and administrators are shown who submitted it, so that the public view belongs to no one account. */
export const asOwn = (shown: object): OwnListing => shown as OwnListing;
