import { useContext, useEffect } from 'react';
import { useLocation } from 'react-router';
import { ContactLists } from '~/lib/page/contact-lists.ts';
import { CspNonce } from '~/lib/page/csp-nonce.ts';
import countContacts from '../layout/contact-counts.ts?inline-script';
import languageLinks from '../layout/language-links.ts?inline-script';
import searchKey from '../layout/search-key.ts?inline-script';
import holdDialogs from './hold-dialogs.ts?inline-script';
import prefetchOnTouch from './prefetch-on-touch.ts?inline-script';
import startDeferred from './start-deferred.ts?inline-script';

/** Stands at the end of the page and says when it is hydrated. */
export function DeferredScripts() {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    dispatchEvent(new Event('live'));
  }, []);
  const lists = useContext(ContactLists);
  const { pathname } = useLocation();
  return (
    <script
      nonce={useContext(CspNonce)}
      suppressHydrationWarning
      data-contact-lists={lists}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of ours, which have run when others come
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR
          ? (hasContacts(lists, pathname) ? countContacts : '') +
            (isHome(pathname) ? '' : holdDialogs + languageLinks) +
            searchKey +
            prefetchOnTouch +
            startDeferred
          : '',
      }}
    />
  );
}

/** The home page has no link that opens a dialog, no parameters that it knows, and no bytes to spare. */
const isHome = (pathname: string): boolean => pathname === '/';

/** Whether an address is that of a listing whose maker is called or written to. */
const hasContacts = (lists = '{}', pathname: string): boolean =>
  (JSON.parse(lists) as Record<string, string[]>)[pathname.split('/').at(-2) ?? '']?.[1] !== undefined;
