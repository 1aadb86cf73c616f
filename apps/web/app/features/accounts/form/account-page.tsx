import { t } from '@serendib/contract/words/t';
import type { CSSProperties, ReactNode } from 'react';

const skies = {
  sigiriya: { sky: 'gamboge', wide: '70% 62%', narrow: '42% 52%' },
  'stilt-fishermen': { sky: 'rose', wide: '45% 60%', narrow: '40% 58%' },
  galle: { sky: 'key', wide: '100% 55%', narrow: '50% 48%' },
  'ella-nine-arch': { sky: 'mist', wide: '45% 62%', narrow: '40% 58%' },
} as const;

export interface AccountPageProps {
  scene: keyof typeof skies;
  title: ReactNode;
  line?: ReactNode;
  children: ReactNode;
}

/** A sheet on a print; one flood of ink to a page. */
export function AccountPage({ scene, title, line, children }: AccountPageProps) {
  const { sky, wide, narrow } = skies[scene];
  return (
    <section
      className="account-page"
      data-sky={sky}
      style={{ '--wide': wide, '--narrow': narrow } as CSSProperties}
    >
      <img
        className="account-print"
        src={`/scenes/${scene}.svg`}
        alt=""
        width="1600"
        height="1000"
        fetchPriority="high"
      />
      <div className="wrap account-frame">
        <div className="account-sheet">
          <header>
            <h1>{title}</h1>
            {line && <p className="mt-3 text-ink-2">{line}</p>}
          </header>
          <noscript>
            <p className="notice" data-kind="warning">
              {t('This page needs JavaScript, which your browser has turned off.')}
            </p>
          </noscript>
          {children}
        </div>
      </div>
    </section>
  );
}
