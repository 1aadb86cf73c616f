import { t } from '@serendib/contract/words/t';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { DeferredIdeas } from './deferred-ideas.ts';
import type { IdeaInList } from './ideas-list.tsx';

/** Ready-made trips to read, and to begin from. */
export function IdeasPage({ ideas }: { ideas: readonly IdeaInList[] }) {
  return (
    <>
      <PageHeading
        title={t('Ready-made trips')}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Ready-made trips') }]} />}
      >
        <p>
          {t(
            'Journeys of 5, 7, 10 and 14 days from the airport and back, with hours on the road that were added up. Begin with one, and change what you like.',
          )}
        </p>
      </PageHeading>
      <div className="wrap pt-7 pb-18 md:pb-26">
        <DeferredIdeas ideas={ideas} />
      </div>
    </>
  );
}
