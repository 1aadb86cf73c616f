import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import type { ReplyOf } from '~/lib/api/call.ts';
import { marked } from '~/ui/text/marked.tsx';
import { ownName } from '~/ui/text/other-names.tsx';
import { destinationAddress } from './addresses.ts';

/** As the API says how far it is: `900 m` or `12 km`. */
function away(distance: string): string {
  const [far = '', unit] = distance.split(' ');
  return unit === 'm' ? t('{metres} m', { metres: far }) : t('{kilometres} km', { kilometres: far });
}

type Nearby = ReplyOf<'GET /destinations/{id}'>['nearbyAttractions'];

/** What else lies close by, nearest first. */
export function NearbyAttractions({ places }: { places: Nearby }) {
  if (places.length === 0) return null;
  return (
    <>
      <p className="mb-4 text-15 text-ink-2">
        {t('Distances are as the crow flies; roads are longer, in the hills often twice as long.')}
      </p>
      <ul className="grid gap-x-14 border-t-[1.5px] border-ink md:grid-cols-2">
        {places.map((place) => (
          <li
            key={place._id}
            className="relative grid grid-cols-[1fr_auto] content-start gap-x-4 border-b border-line py-4"
          >
            <Link to={destinationAddress(place)} className="card-link font-display text-19 font-[680]">
              {ownName(place)}
            </Link>
            <span className="text-15 font-semibold whitespace-nowrap tabular-figures">
              {away(place.distance)}
            </span>
            <p className="col-span-2 mt-1 text-15 text-ink-2">{marked(place.description)}</p>
          </li>
        ))}
      </ul>
    </>
  );
}
