import { placeName } from '@serendib/contract/options/places';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { type DistrictSummary, districtAddress, type PinQuery } from './district.ts';

/** The map in words: every district under its province. */
export function DistrictIndex({
  districts,
  chosen,
  pins,
}: {
  districts: readonly DistrictSummary[];
  chosen: string;
  pins: PinQuery;
}) {
  const provinces = [...new Set(districts.map(({ province }) => province))].sort();
  return (
    <section className="bg-tint" aria-labelledby="all-districts">
      <div className="wrap py-18">
        <h2 id="all-districts">{t('All districts, by province')}</h2>
        <div className="district-index">
          {provinces.map((province) => (
            <section key={province} aria-label={t('{province} Province', { province: placeName(province) })}>
              <h3>{placeName(province)}</h3>
              <ul>
                {districts
                  .filter((district) => district.province === province)
                  .map(({ slug, name, destinationCount }) => (
                    <li key={slug}>
                      <Link
                        to={districtAddress(name, pins)}
                        aria-current={slug === chosen ? 'true' : undefined}
                      >
                        {placeName(name)}
                      </Link>
                      <span className="tabular-figures">
                        {destinationCount}
                        <span className="sr-only">
                          {' '}
                          {t('{count, plural, one {destination} other {destinations}}', {
                            count: destinationCount,
                          })}
                        </span>
                      </span>
                    </li>
                  ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
    </section>
  );
}
