import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { listAddress } from '~/lib/list/list-address.ts';
import { SectionHeading } from '~/ui/text/section-heading.tsx';
import { DestinationCard, type DestinationCardData } from './destination-card.tsx';

interface DistrictPlacesProps {
  district: string;
  places: readonly DestinationCardData[];
}

/** Where to go in a district. */
export function DistrictPlaces({ district, places }: DistrictPlacesProps) {
  return (
    <section className="wrap pb-18" aria-labelledby="district-places">
      <SectionHeading
        id="district-places"
        more={{ to: listAddress('/destinations', { district: district }), label: t('All of them') }}
      >
        {t('Where to go in {place}', { place: placeName(district) })}
      </SectionHeading>
      <ul className="related">
        {places.map((place) => (
          <li key={place._id} className="grid">
            <DestinationCard place={place} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
