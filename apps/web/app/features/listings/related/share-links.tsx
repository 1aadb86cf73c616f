import { t } from '@serendib/contract/words/t';
import { pageUrl } from '~/lib/structured-data/page-url.ts';

export interface ShareLinksProps {
  title: string;
  origin: string;
  /** The page's own path, without the prefix of its language. */
  path: string;
  /** Whether it stands in the narrow column of a story. */
  isNarrow?: boolean;
}

/** Shares a page with fellow travellers; plain links, so that it needs no scripts and no third party learns of it. */
export function ShareLinks({ title, origin, path, isNarrow }: ShareLinksProps) {
  const words = encodeURIComponent(`${title}: ${pageUrl(origin, path)}`);
  return (
    <div className="wrap pb-13">
      <p className={`flex flex-wrap items-center gap-x-4 text-15 ${isNarrow ? 'mx-auto max-w-[52rem]' : ''}`}>
        <span className="text-ink-2">{t('Travelling with somebody? Send them this page:')}</span>
        <a
          className="link inline-flex min-h-11 items-center"
          href={`https://wa.me/?text=${words}`}
          target="_blank"
          rel="noopener"
        >
          {t('by WhatsApp')}
        </a>
        <a
          className="link inline-flex min-h-11 items-center"
          href={`mailto:?subject=${encodeURIComponent(title)}&body=${words}`}
        >
          {t('by e-mail')}
        </a>
      </p>
    </div>
  );
}
