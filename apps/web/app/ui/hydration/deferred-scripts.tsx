import { hasCall } from '@serendib/contract/listings/endpoints/keys';
import { kindNames, kinds } from '@serendib/contract/listings/kinds/index';
import { useContext, useEffect } from 'react';
import { CspNonce } from '~/lib/page/csp-nonce.ts';
import countContacts from '../layout/contact-counts.ts?inline-script';
import prefetchOnTouch from './prefetch-on-touch.ts?inline-script';
import startDeferred from './start-deferred.ts?inline-script';

/** For `countContacts`; the server alone writes it, so that pages bring no registry of kinds for it. */
const contactLists = import.meta.env.SSR
  ? JSON.stringify(
      Object.fromEntries(
        kindNames
          .filter((kind) => hasCall(kind, 'inquiry'))
          .map((kind) => [kinds[kind].pages.one.slice(1), kinds[kind].path.slice(1)]),
      ),
    )
  : undefined;

/** Stands at the end of the page and says when it is hydrated. */
export function DeferredScripts() {
  useEffect(() => {
    document.documentElement.dataset.live = '';
    dispatchEvent(new Event('live'));
  }, []);
  return (
    <script
      nonce={useContext(CspNonce)}
      suppressHydrationWarning
      data-contact-lists={contactLists}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts of ours, which have run when others come
      dangerouslySetInnerHTML={{
        __html: import.meta.env.SSR ? countContacts + prefetchOnTouch + startDeferred : '',
      }}
    />
  );
}
