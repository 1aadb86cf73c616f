import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';

const look = 'link inline-flex min-h-11 items-center';

/** What is needed on the road, and the parts of a page that is many windows long, in sight at its top. */
export function Ways({ trip: { stops, items } }: { trip: TripCopy }) {
  if (stops.length + items.length === 0) return null;
  return (
    <nav aria-label={t('On this page')}>
      <ul className="flex flex-wrap gap-x-5 text-15">
        {[
          { to: '/trip/driver', words: t('Show the driver') },
          { to: '/trip/expected', words: t('Who is expecting me') },
          { to: '/trip/paper', words: t('On paper') },
        ].map(({ to, words }) => (
          <li key={to}>
            <Link to={to} className={look}>
              {words}
            </Link>
          </li>
        ))}
        {[
          ...(stops.length > 0
            ? [
                { to: '#days', words: t('Day by day') },
                { to: '#cost', words: t('What it comes to') },
              ]
            : []),
          { to: '#share-title', words: t('Share it, and take it along') },
        ].map(({ to, words }) => (
          <li key={to}>
            <a href={to} className={look}>
              {words}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
