import { t } from '@serendib/contract/words/t';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { DeferredIdea } from './deferred-ideas.ts';
import { beginAddress, ideasPath } from './idea-addresses.ts';
import type { IdeaView } from './idea-view.ts';

export interface IdeaPageProps {
  idea: IdeaView;
  title: string;
  words: string;
  months: string;
}

/** One ready-made trip, day by day. */
export function IdeaPage({ idea, title, words, months }: IdeaPageProps) {
  return (
    <>
      <PageHeading
        title={title}
        zigzag
        above={
          <Breadcrumbs
            crumbs={[
              { label: t('Home'), to: '/' },
              { label: t('Ready-made trips'), to: ideasPath },
              { label: title },
            ]}
          />
        }
      >
        <p>{words}</p>
        <p className="mt-3 text-15 text-ink-2 tabular-figures">
          {t('{months}. About {kilometres} km, {hours} by car in all.', {
            months,
            kilometres: idea.kilometres,
            hours: idea.hours,
          })}
        </p>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={beginAddress(idea.slug)}>{t('Begin with this trip')}</ButtonLink>
        </div>
      </PageHeading>
      <div className="wrap pt-7 pb-18 md:pb-26">
        <DeferredIdea idea={idea} />
      </div>
    </>
  );
}
