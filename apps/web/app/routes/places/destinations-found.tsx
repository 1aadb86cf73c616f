import { FoundAround } from '~/features/listings/map/found-around.tsx';
import { destinationsPath } from '~/features/places/addresses.ts';
import { DestinationCard, type DestinationCardData } from '~/features/places/destination-card.tsx';
import type { ListQuery } from '~/lib/list/list-address.ts';
import { pinsOf } from '~/ui/map/pins.ts';
import { Reveal } from '~/ui/navigate/reveal.tsx';

interface DestinationsFoundProps {
  places: readonly DestinationCardData[];
  query: ListQuery;
  refused?: string | undefined;
}

/** The destinations of a list. */
export const DestinationsFound = ({ places, query, refused }: DestinationsFoundProps) => (
  <FoundAround refused={refused} path={destinationsPath} query={query} pins={() => pinsOf(places, pinWords)}>
    <ul className="card-grid">
      {places.map((place, index) => (
        <Reveal key={place._id} as="li" delay={(index % 3) * 0.1} className="grid">
          <DestinationCard place={place} eager={index < 3} />
        </Reveal>
      ))}
    </ul>
  </FoundAround>
);

const pinWords = (place: DestinationCardData) => ({
  label: place.ownName,
  name: place.ownName,
  card: () => <DestinationCard place={place} heading="h3" />,
});
