import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { pageUrl } from '~/lib/structured-data/page-url.ts';
import { Button } from '~/ui/form/button.tsx';
import { languageOf } from '~/ui/text/language.ts';
import type { MyListing } from '../my-listing.ts';
import Qr from './qr.tsx';

/** A sheet of A5 for the window of a van or the wall of a reception. */
export function Poster({ listing: { title, line, page } }: { listing: MyListing }) {
  const url = pageUrl(window.location.origin, page);
  return (
    <div className="wrap py-9">
      <p className="poster-ways">
        <Link className="link" to="/profile?tab=submissions">
          {t('My listings')}
        </Link>
        <Button small onClick={() => window.print()}>
          {t('Print')}
        </Button>
        <span className="text-15 text-ink-2">{t('A5, half a sheet of A4.')}</span>
      </p>
      <article className="poster">
        <p>{t('Find me on')}</p>
        {/* not a message: our name */}
        <h1>Serendib</h1>
        <Qr url={url} label={t('QR code that leads to {title}', { title })} />
        <h2 className="wrap-anywhere" lang={languageOf(title)}>
          {title}
        </h2>
        <p lang={languageOf(line)}>{line}</p>
        <p className="text-13 wrap-anywhere">{url.replace(/^https?:\/\//, '')}</p>
      </article>
    </div>
  );
}
