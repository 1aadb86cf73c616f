import { t } from '@serendib/contract/words/t';
import { Suspense, useState } from 'react';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { copyLink } from '~/ui/feedback/copy-text.ts';
import { Dialog } from '~/ui/feedback/dialog.tsx';
import { Button, ButtonLink, buttonClass } from '~/ui/form/button.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import type { MyListing } from '../my-listing.ts';
import { posterPage } from './poster-page.ts';

const Qr = lazyPart(() => import('./qr.tsx'));

/** Gets a listing that is live to travellers: by WhatsApp, as a link, for their camera, on paper. */
export function ShareListing({ listing }: { listing: MyListing }) {
  const { kind, _id, title, page } = listing;
  const [isOpen, setOpen] = useState(false);
  const url = pageUrl(window.location.origin, page);
  return (
    <>
      <Button small look="line" onClick={() => setOpen(true)} aria-label={t('Share {title}', { title })}>
        {t('Share')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('Share {title}', { title })}>
        <div className="flex flex-wrap gap-3">
          <a
            className={buttonClass({})}
            href={`https://wa.me/?text=${encodeURIComponent(t('{title}, find me on Serendib: {url}', { title, url }))}`}
            target="_blank"
            rel="noopener"
          >
            {t('WhatsApp')}
          </a>
          <Button look="line" onClick={() => copyLink(url)}>
            {t('Copy link')}
          </Button>
          <ButtonLink look="line" to={posterPage(kind, _id)}>
            {t('Poster to print')}
          </ButtonLink>
        </div>
        <p className="text-15 wrap-anywhere">{url}</p>
        <Suspense fallback={<div className="qr" />}>
          <Qr url={url} label={t('QR code that leads to {title}', { title })} />
        </Suspense>
      </Dialog>
    </>
  );
}
