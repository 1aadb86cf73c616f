import { Link } from 'react-router';
import { countInWords, type DistrictSummary, districtAddress, type PinQuery } from './district.ts';

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
        <h2 id="all-districts">All districts, by province</h2>
        <div className="district-index">
          {provinces.map((province) => (
            <section key={province} aria-label={`${province} Province`}>
              <h3>{province}</h3>
              <ul>
                {districts
                  .filter((district) => district.province === province)
                  .map(({ slug, name, destinationCount }) => (
                    <li key={slug}>
                      <Link
                        to={districtAddress(name, pins)}
                        aria-current={slug === chosen ? 'true' : undefined}
                      >
                        {name}
                      </Link>
                      <span className="tabular-nums">
                        {destinationCount}
                        <span className="sr-only"> {countInWords(destinationCount).split(' ')[1]}</span>
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
