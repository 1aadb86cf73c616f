import { mostDayTrips } from '@serendib/contract/trips/limits';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { usePlaces } from '~/lib/places/use-places.ts';
import { RemovableChip } from '~/ui/form/chip.tsx';
import { ownName } from '~/ui/text/other-names.tsx';
import { PlaceField } from './place-field.tsx';

/** Places that are seen from a stop within a day. */
export function DayTrips({ stop, onChange }: { stop: PlacedStop; onChange: (slugs: string[]) => void }) {
  const places = usePlaces();
  const [refused, setRefused] = useState('');
  const nameOf = (slug: string) => {
    const place = places?.find((one) => one.slug === slug);
    return place ? ownName(place) : slug;
  };
  return (
    <div className="grid gap-3">
      {stop.dayTrips.length > 0 && (
        <ul aria-label={t('Day trips from {name}', { name: stop.name })} className="flex flex-wrap gap-2">
          {stop.dayTrips.map((slug) => (
            <li key={slug}>
              <RemovableChip
                label={t('Remove {label}', { label: nameOf(slug) })}
                onRemove={() => onChange(stop.dayTrips.filter((one) => one !== slug))}
              >
                {nameOf(slug)}
              </RemovableChip>
            </li>
          ))}
        </ul>
      )}
      {stop.dayTrips.length < mostDayTrips && (
        <PlaceField
          label={t('A day trip from {name}', { name: stop.name })}
          onPick={({ slug, name }) => {
            setRefused(slug ? '' : t('{name} has no page here: add it as a stop.', { name }));
            if (slug && !stop.dayTrips.includes(slug)) onChange([...stop.dayTrips, slug]);
          }}
        />
      )}
      <p role="status" className="text-14">
        {refused}
      </p>
    </div>
  );
}
