import { t } from '@serendib/contract/words/t';
import type { NewWords } from '~/kinds/kind-ui.ts';
import { Breadcrumbs, type Crumb } from '~/ui/text/heading.tsx';

export interface HeadProps {
  /** Of which print, on which ink. */
  strip: NewWords['head'];
  title: string;
  lead: string;
  crumbs: readonly Crumb[];
}

/** Headline, bar and a strip of a print on the ink of one sky. */
export function Head({ strip, title, lead, crumbs }: HeadProps) {
  const { sky, scene, focus } = strip;
  return (
    <header className="submission-head" data-sky={sky}>
      <div className="wrap">
        <Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, ...crumbs]} />
        <h1>{title}</h1>
        <p className="text-19 font-medium">{lead}</p>
      </div>
      <img src={`/scenes/${scene}.svg`} alt="" width="1600" height="1000" style={{ objectPosition: focus }} />
    </header>
  );
}
