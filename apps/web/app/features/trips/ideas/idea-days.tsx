import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { RouteMap } from '../route/route-map.tsx';
import type { IdeaView } from './idea-view.ts';

/** The way of a ready-made trip, and its days. */
export function IdeaDays({ idea: { drawing, days } }: { idea: IdeaView }) {
  return (
    <div className="grid gap-8 md:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] md:gap-12">
      <RouteMap drawing={drawing} />
      <ol className="border-t-[1.5px] border-ink">
        {days.map(({ number, legs, dayTrips, sleeps }) => (
          <li key={number} className="grid gap-1 border-b border-line py-4">
            <h2 className="text-19">{t('Day {number}', { number })}</h2>
            {legs.map(({ from, to, way }) => (
              <p key={to}>
                {t('{from} to {to}', { from, to })}
                {way && <span className="block text-15 text-ink-2 tabular-figures">{way}</span>}
              </p>
            ))}
            {dayTrips.map(({ slug, name, hours }) => (
              <p key={slug}>
                {t('Day trip:')}{' '}
                <Link to={`/destination/${slug}`} className="link">
                  {name}
                </Link>
                {hours && t(', about {hours} each way', { hours })}
              </p>
            ))}
            <p className="text-15 text-ink-2">
              {sleeps ? (
                <>
                  {t('Night:')}{' '}
                  <Link to={`/destination/${sleeps.slug}`} className="link">
                    {sleeps.name}
                  </Link>
                </>
              ) : (
                t('The journey ends')
              )}
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
