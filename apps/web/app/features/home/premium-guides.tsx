import { parts, t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { GuideCard } from '~/kinds/tour-guide/card.tsx';
import type { ReplyOf } from '~/lib/api/call.ts';
import { deferLayout } from '~/ui/hydration/defer-layout.ts';
import { Reveal } from '~/ui/navigate/reveal.tsx';
import { rich } from '~/ui/text/rich.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';

interface PremiumGuidesProps {
  guides: ReplyOf<'GET /tour-guides/featured/homepage'>;
}

/** Guides who pay for their place on the home page, which it says. */
export const PremiumGuides = ({ guides }: PremiumGuidesProps) => (
  <section {...deferLayout} id="tour-guides" className="wrap py-18 md:py-26" aria-labelledby="guides-title">
    <SectionHeading
      id="guides-title"
      line={rich(parts('They pay for their place here. <premium>What PREMIUM means</premium>'), {
        premium: (words) => (
          <Link className="link" to="/about#premium">
            {words}
          </Link>
        ),
      })}
      more={{ to: '/tour-guides', label: t('All tour guides') }}
    >
      {t('Premium Tour Guides')}
    </SectionHeading>
    <ul className="guide-grid">
      {guides.map((guide) => (
        <Reveal key={guide._id} as="li" className="grid">
          <GuideCard guide={guide} heading="h3" />
        </Reveal>
      ))}
    </ul>
  </section>
);
