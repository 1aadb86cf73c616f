import type { Kind, KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, PublicView } from '@serendib/contract/listings/views';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '~/lib/api/call.ts';
import { storedToken, storedUser } from '~/lib/session/session.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { Spinner } from '~/ui/feedback/spinner.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import type { Widgets } from '../form/form-context.ts';
import { SubmissionForm } from '../form/submission-form.tsx';
import { Head } from './head.tsx';
import { LoginRequired } from './login-required.tsx';
import { usePictures } from './use-pictures.ts';
import { newWords, noUserId, sessionHasExpired, vehicleIsLive } from './words.ts';

export interface NewListingProps<K extends KindName> {
  kind: Kind & { name: K };
  /** The call that makes it: `(body) => call('POST /vehicles', { body })`. */
  make: (body: Record<string, unknown>) => Promise<OwnerView[K]>;
  card: (shown: PublicView[K]) => ReactNode;
  widgets?: Widgets | undefined;
  /** Above the form: an offer, a notice. */
  children?: ReactNode;
}

/** The page on which somebody lists something: who is not logged in is asked to, and comes back. */
export function NewListing<K extends KindName>({ kind, children, ...rest }: NewListingProps<K>) {
  const user = useUser();
  const words = newWords[kind.name];
  return (
    <>
      <Head
        kind={kind.name}
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: 'Partnership', to: '/partnership' }, { label: words.title }]}
      />
      <noscript>
        <p className="wrap py-10">This form needs JavaScript, which your browser has turned off.</p>
      </noscript>
      {children && <div className="wrap py-8 empty:hidden">{children}</div>}
      {user === undefined && (
        <div className="needs-js min-h-[60vh]">
          <Spinner />
        </div>
      )}
      {user === null &&
        (storedToken() ? <LoginRequired words={noUserId} /> : <LoginRequired words={words.login} />)}
      {user && <NewForm key={user._id} kind={kind} userId={user._id} {...rest} />}
    </>
  );
}

function NewForm<K extends KindName>({
  kind,
  userId,
  make,
  card,
  widgets,
}: Omit<NewListingProps<K>, 'children'> & { userId: string }) {
  const words = newWords[kind.name];
  const pictures = usePictures(kind);
  const navigate = useNavigate();
  const send = async (body: Record<string, unknown>) => {
    // Somebody may have logged out in another tab.
    if (!storedUser()) throw new ApiError(401, 'UNAUTHENTICATED', words.login);
    const made = await make(body).catch((error: unknown) => {
      const hasExpired = error instanceof ApiError && error.status === 401;
      throw hasExpired ? new ApiError(401, 'UNAUTHENTICATED', sessionHasExpired) : error;
    });
    const isLive = kind.name === 'vehicle' && made.premiumUpgraded === true;
    toast(isLive ? vehicleIsLive : words.sent, 'good');
    await navigate('/profile?tab=submissions');
  };
  return (
    <SubmissionForm
      kind={kind}
      userId={userId}
      words={{ ...words, sending: 'Sending' }}
      pictures={pictures}
      send={send}
      card={card}
      widgets={widgets}
    />
  );
}
