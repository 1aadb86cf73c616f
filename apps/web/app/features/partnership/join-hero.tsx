import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '~/ui/text/heading.tsx';
import type { Hero } from './premium-offer.ts';

export interface JoinHeroProps extends Hero {
  crumbs: readonly Crumb[];
  title: string;
  lead: string;
  children: ReactNode;
}

/** Headline, picture and navigation bar on the ink of one sky. */
export function JoinHero({ picture, sky, alt, focus, crumbs, title, lead, children }: JoinHeroProps) {
  return (
    <header className="join-hero" data-sky={sky}>
      <div className="wrap join-hero-words">
        <Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, ...crumbs]} />
        <h1>{title}</h1>
        <div>
          <p className="text-19 font-medium text-balance">{lead}</p>
          <p className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-[650]">{children}</p>
        </div>
      </div>
      <img
        src={picture}
        alt={alt}
        width="1600"
        height="1000"
        fetchPriority="high"
        style={{ objectPosition: focus }}
      />
    </header>
  );
}
