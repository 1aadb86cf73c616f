import type { KindName } from '@serendib/contract/listings/kind';
import { Breadcrumbs, type Crumb } from '~/ui/text/heading.tsx';

const skies: Record<KindName, { sky: string; scene: string; focus: string }> = {
  vehicle: { sky: 'gamboge', scene: 'sigiriya', focus: '60% 25%' },
  tourGuide: { sky: 'mist', scene: 'ella-nine-arch', focus: '45% 42%' },
  businessListing: { sky: 'rose', scene: 'stilt-fishermen', focus: '45% 31%' },
  tour: { sky: 'plum', scene: 'negombo', focus: '40% 31%' },
  blog: { sky: 'key', scene: 'galle', focus: '70% 8%' },
};

export interface HeadProps {
  kind: KindName;
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
}

/** Headline, bar and a strip of a print on the ink of one sky. */
export function Head({ kind, title, lead, crumbs }: HeadProps) {
  const { sky, scene, focus } = skies[kind];
  return (
    <header className="submission-head" data-sky={sky}>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: 'Home', to: '/' }, ...crumbs]} />
        <h1>{title}</h1>
        <p className="text-19 font-medium">{lead}</p>
      </div>
      <img src={`/scenes/${scene}.svg`} alt="" width="1600" height="1000" style={{ objectPosition: focus }} />
    </header>
  );
}
