import { t } from '@serendib/contract/words/t';
import { Card } from '~/ui/media/card.tsx';
import { Rail } from '~/ui/media/rail.tsx';
import { popularPlaces } from './popular-places.ts';

/** Places that were deleted have no page to lead to. */
export function PopularDestinations({ gone = [] }: { gone?: readonly string[] | undefined }) {
  const there = popularPlaces.filter(({ slug }) => !gone.includes(slug));
  if (there.length === 0) return null;
  return (
    <section id="popular-destinations" aria-labelledby="popular-title">
      <Rail
        label={t('popular destinations')}
        heading={<h2 id="popular-title">{t('Popular Destinations')}</h2>}
      >
        {there.map(({ slug, name, scene, focus, description, district, fromColombo }) => (
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
