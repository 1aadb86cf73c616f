import type { Kind, KindName } from '@serendib/contract/listings/kind';
import type { OwnerView, PublicView } from '@serendib/contract/listings/views';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { NewWords } from '~/kinds/kind-ui.ts';
import { ApiError } from '~/lib/api/call.ts';
import { sayWaitingChanged } from '~/lib/mine/waiting-things.ts';
import { type StoredUser, storedToken, storedUser } from '~/lib/session/session.ts';
import { useUser } from '~/lib/session/session-user.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { patiently } from '~/ui/navigate/patiently.ts';
import { readEarly } from '../draft/typed-early.ts';
import type { Widgets } from '../form/form-context.ts';
import { SubmissionForm } from '../form/submission-form.tsx';
import { Head } from './head.tsx';
import { LoginRequired, LoginWords } from './login-required.tsx';
import { useImages } from './use-images.ts';
import { noUserId, sessionHasExpired } from './words.ts';

export interface NewListingProps<K extends KindName> {
  kind: Kind & { name: K };
  words: NewWords;
  /** The call that makes it: `(body) => call('POST /vehicles', { body })`. */
  make: (body: Record<string, unknown>) => Promise<OwnerView[K]>;
  card: (shown: PublicView[K]) => ReactNode;
  widgets?: Widgets | undefined;
  /** What a refusal for want of a payment offers. */
  unpaid?: ReactNode;
  /** Above the form: an offer, a notice. */
  children?: ReactNode;
}

/** The page of a new listing: a visitor without a session is asked to log in, and comes back. */
export function NewListing<K extends KindName>({ kind, words, children, ...rest }: NewListingProps<K>) {
  const user = useUser();
  return (
    <>
      <Head
        strip={words.head}
        title={words.title}
        lead={words.lead}
        crumbs={[{ label: t('Partnership'), to: '/partnership' }, { label: words.title }]}
      />
      <noscript>
        <p className="wrap py-10">{t('This form needs JavaScript, which your browser has turned off.')}</p>
      </noscript>
      {children && <div className="wrap pt-4 empty:hidden md:pt-8">{children}</div>}
      {user === undefined && <ForEachVisitor kind={kind} words={words} {...rest} />}
      {user === null &&
        (storedToken() ? <LoginRequired words={noUserId} /> : <LoginRequired words={words.login} />)}
      {user && <NewForm key={user._id} kind={kind} words={words} user={user} {...rest} />}
    </>
  );
}

/** What the server sends: it does not know who is signed in, so both are there, and the browser shows one before anything is painted. */
function ForEachVisitor<K extends KindName>({
  kind,
  words,
  card,
  widgets,
}: Omit<NewListingProps<K>, 'children'>) {
  const { pathname, search } = useLocation();
  return (
    <>
      <div className="for-nobody needs-js">
        <LoginWords words={words.login} from={pathname + search} />
      </div>
      <div className="for-known">
        <SubmissionForm
          kind={kind}
          writer={null}
          words={{ ...words, sending: t('Sending') }}
          pictures={{ most: kind.images.free, isPremium: false }}
          send={async () => {}}
          card={card}
          widgets={widgets}
        />
      </div>
    </>
  );
}

function NewForm<K extends KindName>({
  kind,
  words,
  user,
  make,
  ...rest
}: Omit<NewListingProps<K>, 'children'> & { user: StoredUser }) {
  const [early] = useState(() => readEarly(kind));
  const pictures = useImages(kind);
  const navigate = useNavigate();
  const send = async (body: Record<string, unknown>) => {
    // The account may have logged out in another tab.
    if (!storedUser()) throw new ApiError(401, 'UNAUTHENTICATED', words.login);
    const made = await make(body).catch((error: unknown) => {
      const hasExpired = error instanceof ApiError && error.status === 401;
      throw hasExpired ? new ApiError(401, 'UNAUTHENTICATED', sessionHasExpired) : error;
    });
    sayWaitingChanged();
    toast((made.premiumUpgraded === true && words.live) || words.sent, 'good');
    await patiently(() => navigate('/profile?tab=submissions'));
  };
  return (
    <SubmissionForm
      kind={kind}
      writer={user}
      early={early}
      words={{ ...words, sending: t('Sending') }}
      pictures={pictures}
      send={send}
      {...rest}
    />
  );
}
