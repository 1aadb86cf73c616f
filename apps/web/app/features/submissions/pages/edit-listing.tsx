import type { Kind, KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, PublicView, ShownView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { EditWords } from '~/kinds/kind-ui.ts';
import { ApiError } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { EmptyState } from '~/ui/feedback/empty-state.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { patiently } from '~/ui/navigate/patiently.ts';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { fieldsMeant } from '../form/fields-meant.ts';
import type { Widgets } from '../form/form-context.ts';
import { SubmissionForm } from '../form/submission-form.tsx';
import type { OwnListing } from '../form/values.ts';
import { asOwn, type EditState } from './load-own-listing.ts';
import { LoginRequired } from './login-required.tsx';
import { Rejection } from './rejection.tsx';
import { useImages } from './use-images.ts';
import { nothingMended, sentAgain } from './words.ts';

const mySubmissions = '/profile?tab=submissions';

export interface EditListingProps<K extends KindName> {
  kind: Kind & { name: K };
  words: EditWords;
  /** What `loadOwnListing` gave. */
  edited: EditState;
  /** The call that changes it: `(id, body) => call('PUT /vehicles/owner/{id}', { params: { id }, body })`. */
  change: (id: string, body: Record<string, unknown>) => Promise<OwnerView[K]>;
  /** The endpoint that shows it, for when another person has changed it meanwhile. */
  get: (id: string) => Promise<ShownView[K]>;
  card: (shown: PublicView[K]) => ReactNode;
  widgets?: Widgets | undefined;
  /** Where it is paid for again, on the page or where it was refused for want of a payment; of kinds that are paid for. */
  payAgain?: ((place: string, isRefused: boolean) => ReactNode) | undefined;
}

/** The page on which an owner changes a listing. */
export function EditListing<K extends KindName>({ edited, ...rest }: EditListingProps<K>) {
  const { title } = rest.words;
  useSameReader();
  return (
    <>
      <PageHeading
        title={title}
        above={<Breadcrumbs crumbs={[{ label: t('My submissions'), to: mySubmissions }, { label: title }]} />}
        zigzag
      />
      {edited.state === 'login' && <LoginRequired words={edited.words} />}
      {(edited.state === 'failed' || edited.state === 'forbidden') && (
        <NotLoaded words={edited.words} mayTryAgain={edited.state === 'failed'} />
      )}
      {edited.state === 'there' && (
        <EditForm key={edited.listing._id} {...rest} listing={edited.listing} userId={edited.userId} />
      )}
    </>
  );
}

function EditForm<K extends KindName>({
  kind,
  words,
  listing,
  userId,
  change,
  get,
  card,
  widgets,
  payAgain,
}: Omit<EditListingProps<K>, 'edited'> & { listing: OwnListing; userId: string }) {
  const pictures = useImages(kind, listing.isPremium);
  const isRejected = listing.status === 'rejected';
  const reason = listing.rejectReason;
  const marked = isRejected && reason ? fieldsMeant(kind.fields, reason) : [];
  const place = `${kind.pages.edit}/${listing._id}`;
  const navigate = useNavigate();
  return (
    <SubmissionForm
      kind={kind}
      writer={{ _id: userId }}
      listing={listing}
      words={
        isRejected
          ? { ...words, send: t('Send again'), sending: t('Sending') }
          : { ...words, send: t('Save changes'), sending: t('Saving') }
      }
      rejection={
        isRejected
          ? {
              notice: (
                <Rejection reason={reason} isMarked={marked.length > 0} payAgain={payAgain?.(place, false)} />
              ),
              marked,
            }
          : undefined
      }
      pictures={pictures}
      send={async (body) => {
        const { status, isHidden } = await change(listing._id, body);
        if (isRejected && status === 'rejected') throw new ApiError(400, 'INVALID', nothingMended);
        sayWaitingChanged();
        const isSeen = status === 'approved' && !isHidden;
        const saved = (!isSeen && words.savedUnseen) || words.saved;
        toast(isRejected ? `${saved} ${sentAgain}` : saved, 'good');
        await patiently(() => navigate(mySubmissions));
      }}
      reload={async () => asOwn(await get(listing._id))}
      card={card}
      widgets={widgets}
      unpaid={<Suspense fallback={null}>{payAgain?.(place, true)}</Suspense>}
    />
  );
}

function NotLoaded({ words, mayTryAgain }: { words: string; mayTryAgain: boolean }) {
  const { revalidate, state } = useRevalidator();
  return (
    <div className="wrap py-10" role="alert">
      <EmptyState
        title={words}
        picture="/scenes/nine-arch-bridge.svg"
        actions={
          <>
            {mayTryAgain && (
              <Button busy={state === 'loading'} onClick={() => void revalidate()}>
                {t('Try again')}
              </Button>
            )}
            <ButtonLink look="line" to={mySubmissions}>
              {t('Back to Profile')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}

/** Another account that logs in, in another tab too, sees its own listing. */
function useSameReader(): void {
  const id = useUser()?._id;
  const seen = useRef(id);
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (seen.current !== undefined && id !== seen.current) void revalidate();
    seen.current = id;
  }, [id, revalidate]);
}
