import { placeName } from '@serendib/contract/options/places';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemOf } from '~/lib/api/call.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { OtherNames } from '~/ui/text/other-names.tsx';
import { Road } from './road.tsx';

export type DistrictWhole = ItemOf<'GET /districts'>;

/** All that is known of one district. */
export function DistrictPanel({
  district,
  pages,
  children,
}: {
  district: DistrictWhole;
  /** The pages of places here, by each of their names in lower case. */
  pages: Readonly<Record<string, { to: string; name: string }>>;
  children: ReactNode;
}) {
  const { name, description, keyAttractions, destinationCount } = district;
  const own = placeName(name);
  return (
    <section id="district" aria-labelledby="district-name" className="district-panel">
      <div className="district-words">
        <h2 id="district-name">{own}</h2>
        <OtherNames place={district} className="mt-3 flex flex-wrap gap-x-5 text-19 text-ink-2" />
        <p lang={languageOf(description)} className="mt-4 max-w-prose text-19">
          {description}
        </p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={listAddress('/destinations', { district: name })}>
            {destinationCount > 0
              ? t('See {count, plural, one {# destination} other {# destinations}}', {
                  count: destinationCount,
                })
              : t('See destinations')}
            <span className="sr-only"> {t('in {place}', { place: own })}</span>
          </ButtonLink>
          <ButtonLink look="line" to={listAddress('/tour-guides', { district: name })}>
            {t('Guides who know it')}
          </ButtonLink>
        </p>
        <Road to={own} kilometres={district.roadDistanceFromColomboKm} hours={district.approxTravelHours} />
      </div>
      <div className="district-more">
        <div>
          <h3 className="mb-4">{t('Key attractions')}</h3>
          <ul className="attractions">
            {keyAttractions.map((attraction) => {
              const search = listAddress('/destinations', { search: attraction });
              const page = pages[attraction.toLowerCase()];
              return (
                <li key={attraction}>
                  <Link to={page?.to ?? search} lang={languageOf(page?.name ?? attraction)}>
                    {page?.name ?? attraction}
                  </Link>
                  {page && (
                    <Link to={search} aria-label={t('Search for {attraction}', { attraction: page.name })}>
                      {t('Search')}
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        <div>
          <h3 className="mb-4">{t('District facts')}</h3>
          <Facts
            facts={[
              { label: t('Capital'), value: placeName(district.capital) },
              { label: t('Province'), value: placeName(district.province) },
              {
                label: t('Area', {}, 'in square kilometres'),
                value: t('{area} km²', { area: formatNumber(district.areaKm2) }),
              },
              {
                label: t('Population ({year})', { year: district.populationCensus }),
                value: formatNumber(district.population),
              },
            ]}
          />
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
