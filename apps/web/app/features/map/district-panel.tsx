import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { ItemOf } from '~/lib/api/call.ts';
import { listAddress } from '~/lib/list/list-address.ts';
import { ButtonLink } from '~/ui/form/button.tsx';
import { Facts } from '~/ui/text/facts.tsx';
import { countInWords } from './district.ts';
import { Road } from './road.tsx';

export type DistrictWhole = ItemOf<'GET /districts'>;

const number = new Intl.NumberFormat('en-LK');

/** All that is known of one district. */
export function DistrictPanel({
  district,
  pages,
  children,
}: {
  district: DistrictWhole;
  /** The pages of places here, by name in lower case. */
  pages: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { name, nameSi, nameTa, description, keyAttractions, destinationCount } = district;
  return (
    <section id="district" aria-labelledby="district-name" className="district-panel">
      <div className="district-words">
        <h2 id="district-name">{name}</h2>
        <p className="mt-3 flex flex-wrap gap-x-5 text-19 text-ink-2">
          {nameSi && <span lang="si">{nameSi}</span>}
          {nameTa && <span lang="ta">{nameTa}</span>}
        </p>
        <p className="mt-4 max-w-prose text-19">{description}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to={listAddress('/destinations', { district: name })}>
            {destinationCount > 0 ? `See ${countInWords(destinationCount)}` : 'See destinations'}
            <span className="sr-only"> in {name}</span>
          </ButtonLink>
          <ButtonLink look="line" to={listAddress('/tour-guides', { district: name })}>
            Guides who know it
          </ButtonLink>
        </p>
        <Road to={name} kilometres={district.roadDistanceFromColomboKm} hours={district.approxTravelHours} />
      </div>
      <div className="district-more">
        <div>
          <h3 className="mb-4">Key attractions</h3>
          <ul className="attractions">
            {keyAttractions.map((attraction) => {
              const search = listAddress('/destinations', { search: attraction });
              const page = pages[attraction.toLowerCase()];
              return (
                <li key={attraction}>
                  <Link to={page ?? search}>{attraction}</Link>
                  {page && (
                    <Link to={search} aria-label={`Search for ${attraction}`}>
                      Search
                    </Link>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
        <div>
          <h3 className="mb-4">District facts</h3>
          <Facts
            facts={[
              { label: 'Capital', value: district.capital },
              { label: 'Province', value: district.province },
              { label: 'Area', value: `${number.format(district.areaKm2)} km²` },
              {
                label: `Population (${district.populationCensus})`,
                value: number.format(district.population),
              },
            ]}
          />
        </div>
        <div>{children}</div>
      </div>
    </section>
  );
}
