import { t } from '@serendib/contract/words/t';
import { NothingFound } from '~/features/listings/lists/nothing-found.tsx';
import { FoundAround } from '~/features/listings/map/found-around.tsx';
import { destinationsPath } from '~/features/places/addresses.ts';
import { DestinationCard, type DestinationCardData } from '~/features/places/destination-card.tsx';
import type { Listed } from '~/lib/api/types.ts';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { pinsOf } from '~/ui/map/pins.ts';
import { Reveal } from '~/ui/navigate/reveal.tsx';

interface DestinationsFoundProps {
  list: Listed<DestinationCardData>;
  query: ListQuery;
  refused?: string | undefined;
}

/** The destinations of a list, or what to do where there are none. */
export const DestinationsFound = ({ list, query, refused }: DestinationsFoundProps) => (
  <FoundAround
    refused={refused}
    path={destinationsPath}
    query={query}
    pins={() => pinsOf(list.data, pinWords)}
  >
    {list.data.length === 0 ? (
      <NothingFound
        found={{ list, query, path: destinationsPath }}
        title={t('No destinations found')}
        picture="/scenes/stilt-fishermen.svg"
        showAll={t('Reset Filters')}
        none={t('No places have been written down yet.')}
        unfitting={t('Nothing goes by that name here. Try fewer words, or another district.')}
      />
    ) : (
      <ul className="card-grid">
        {list.data.map((place, index) => (
          <Reveal key={place._id} as="li" className="grid">
            <DestinationCard place={place} eager={index < 3} />
          </Reveal>
        ))}
      </ul>
    )}
  </FoundAround>
);

const pinWords = (place: DestinationCardData) => ({
  label: place.ownName,
  name: place.ownName,
  card: () => <DestinationCard place={place} heading="h3" />,
});
