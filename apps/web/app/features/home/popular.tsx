import { t } from '@serendib/contract/words/t';
import { Card } from '~/ui/media/card.tsx';
import { Rail } from '~/ui/media/rail.tsx';
import { popularPlaces } from './popular-places.ts';

export function PopularDestinations() {
  return (
    <section id="popular-destinations" aria-labelledby="popular-title">
      <Rail
        label={t('popular destinations')}
        heading={<h2 id="popular-title">{t('Popular Destinations')}</h2>}
      >
        {popularPlaces.map(({ slug, name, scene, focus, description, district, fromColombo }) => (
          <li key={slug} className="grid">
            <Card
              to={`/destination/${slug}`}
              title={name}
              line={description}
              print={{ src: `/scenes/${scene}.svg`, alt: '', focus }}
              foot={[district, fromColombo]}
            />
          </li>
        ))}
      </Rail>
    </section>
  );
}
