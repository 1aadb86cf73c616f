import { t } from '@serendib/contract/words/t';
import { Breadcrumbs, PageHeading } from '~/ui/text/heading.tsx';
import { SeasonFound } from './deferred-found.ts';
import type { SeasonData } from './season-data.ts';

/** What a stay or a month holds: weather, sea, what happens, and where it is good to be. */
export function SeasonPage(data: SeasonData) {
  return (
    <>
      <PageHeading
        title={data.title}
        zigzag
        above={<Breadcrumbs crumbs={[{ label: t('Home'), to: '/' }, { label: t('Seasons') }]} />}
      >
        {data.days ? (
          <p>{t('From {from} to {to}.', { from: data.days.from, to: data.days.to })}</p>
        ) : (
          <p>{t('Two monsoons take turns on the two sides of the island. This is how it usually is.')}</p>
        )}
      </PageHeading>
      <SeasonFound {...data} />
    </>
  );
}
