import { FoundAround } from '~/features/listings/map/found-around.tsx';
import { DestinationCard, type DestinationCardData } from '~/features/places/destination-card.tsx';
import { Reveal } from '~/ui/navigate/reveal.tsx';

interface DestinationsFoundProps {
  places: readonly DestinationCardData[];
  refused?: string | undefined;
}

/** The destinations of a list. */
export const DestinationsFound = ({ places, refused }: DestinationsFoundProps) => (
  <FoundAround refused={refused}>
    <ul className="card-grid">
      {places.map((place, index) => (
        <Reveal key={place._id} as="li" delay={(index % 3) * 0.1} className="grid">
          <DestinationCard place={place} eager={index < 3} />
        </Reveal>
      ))}
    </ul>
  </FoundAround>
);
