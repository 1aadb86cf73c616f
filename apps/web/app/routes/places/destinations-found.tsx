import { DestinationCard, type DestinationCardData } from '~/features/places/destination-card.tsx';
import { Reveal } from '~/ui/navigate/reveal.tsx';

/** The destinations of a list. */
export const DestinationsFound = ({ places }: { places: readonly DestinationCardData[] }) => (
  <ul className="card-grid">
    {places.map((place, index) => (
      <Reveal key={place._id} as="li" delay={(index % 3) * 0.1} className="grid">
        <DestinationCard place={place} eager={index < 3} />
      </Reveal>
    ))}
  </ul>
);
