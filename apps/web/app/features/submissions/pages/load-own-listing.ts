import type { Kind, KindName } from '@serendib/contract/listings/kind';
import type { ShownView } from '@serendib/contract/listings/views';
import { ApiError, type Call } from '~/lib/api/call.ts';
import { type LoadArgs, pageLoad } from '~/lib/api/load.ts';
import { storedUser } from '~/lib/session/session.ts';
import type { OwnListing } from '../form/values.ts';
import { editWords, noBusinessDetails } from './words.ts';

/** What an editor has before it: the listing, or why not. */
export type EditState =
  | { state: 'there'; listing: OwnListing; userId: string }
  | { state: 'login' | 'failed' | 'forbidden'; words: string };

type Get<K extends KindName> = (call: Call, id: string) => Promise<ShownView[K]>;

/**
 * The `clientLoader` of an editor. It guards itself: without a login, or for another account's listing, it says so in
 * place of the form. The route exports no `loader`, and sets `hydrate`.
 */
export const ownListingLoad = <K extends KindName>(kind: Kind & { name: K }, get: Get<K>) =>
  Object.assign(
    pageLoad(async ({ call, params }: LoadArgs): Promise<EditState> => {
      const user = storedUser();
      if (!user) return { state: 'login', words: editWords[kind.name].login };
      try {
        const listing = asOwn(await get(call, params.id ?? ''));
        return listing.submittedBy === user._id
          ? { state: 'there', listing, userId: user._id }
          : { state: 'forbidden', words: editWords[kind.name].forbidden };
      } catch (error) {
        const isGone = error instanceof ApiError && error.status === 404;
        return {
          state: 'failed',
          words:
            isGone && kind.name === 'businessListing' ? noBusinessDetails : editWords[kind.name].loadFailed,
        };
      }
    }),
    { hydrate: true as const },
  );

/** Only its owner and administrators are shown who submitted it, so that the public view belongs to no one account. */
export const asOwn = (shown: object): OwnListing => shown as OwnListing;
