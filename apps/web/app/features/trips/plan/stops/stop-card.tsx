import { stopKey } from '@serendib/contract/trips/keys';
import { mostNights, mostStops } from '@serendib/contract/trips/limits';
import type { PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { changeStop, removeStop } from '~/lib/trip/change-stop.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button, IconButton } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { languageOf } from '~/ui/text/language.ts';
import type { Planned } from '../../planned.ts';
import { SavedList } from '../saved/saved-list.tsx';
import { useUndo } from '../undo.tsx';
import { DayTrips } from './day-trips.tsx';
import { StopNote } from './stop-note.tsx';

interface StopCardProps extends Planned {
  stop: PlacedStop;
  index: number;
  /** The day on which one comes there, where the first day is known. */
  arrives: string | null;
  isDragged: boolean;
  handle: ComponentProps<'button'>;
  move: (to: number, part: 'up' | 'down') => void;
}

/** A place to stay: how long, what lies near, who was saved there. */
export function StopCard({ trip, shown, stop, index, arrives, isDragged, handle, move }: StopCardProps) {
  const offerUndo = useUndo();
  const { id, name, nights, place } = stop;
  const items = trip.items.filter(({ stopId }) => stopId === id);
  const change = (to: Partial<PlacedStop>) => changeStop(trip._id, id, to);
  const remove = () => {
    const putBack = removeStop(trip._id, id);
    if (!putBack) return;
    const undo = () => {
      if (!putBack()) toast(t('A trip has at most {mostStops} stops.', { mostStops }), 'danger');
    };
    offerUndo(t('“{name}” is no stop any more; what hung there is kept.', { name }), undo, {
      row: stopKey(stop),
    });
  };
  return (
    <li
      data-stop={id}
      data-row={stopKey(stop)}
      className={`grid grid-cols-[minmax(0,1fr)] gap-4 border-t-[1.5px] border-ink py-5 ${isDragged ? 'bg-tint' : ''}`}
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-4">
        <button
          {...handle}
          type="button"
          className="grid size-11 cursor-grab touch-none place-items-center bg-ink font-display text-19 font-[680] text-paper"
          aria-label={t('Stop {position}, {name}: move', { position: index + 1, name })}
          aria-describedby="order-hint"
        >
          {index + 1}
        </button>
        <div className="min-w-0">
          <h3 className="text-19 wrap-anywhere md:text-26" lang={languageOf(name)}>
            {place ? (
              <Link to={`/destination/${place}`} className="hover:underline">
                {name}
              </Link>
            ) : (
              name
            )}
          </h3>
          {arrives && <p className="text-15 text-ink-2">{t('from {day}', { day: arrives })}</p>}
        </div>
        <div className="flex gap-1">
          <IconButton
            label={t('{name}: earlier', { name })}
            data-part="up"
            disabled={index === 0}
            onClick={() => move(index - 1, 'up')}
          >
            <Icon name="up" />
          </IconButton>
          <IconButton
            label={t('{name}: later', { name })}
            data-part="down"
            disabled={index === trip.stops.length - 1}
            onClick={() => move(index + 1, 'down')}
          >
            <Icon name="down" />
          </IconButton>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <IconButton
          label={t('{name}: one night less', { name })}
          disabled={nights === 0}
          onClick={() => change({ nights: nights - 1 })}
        >
          <Icon name="minus" />
        </IconButton>
        <p aria-live="polite" className="min-w-20 text-center font-semibold tabular-figures">
          {t('{nights, plural, =0 {no night} one {# night} other {# nights}}', { nights })}
        </p>
        <IconButton
          label={t('{name}: one night more', { name })}
          disabled={nights >= mostNights}
          onClick={() => change({ nights: nights + 1 })}
        >
          <Icon name="plus" />
        </IconButton>
        <Button look="plain" small className="px-0" onClick={remove}>
          {t('Take {name} off the way', { name })}
        </Button>
      </div>
      <details>
        <summary className="link inline-flex min-h-11 cursor-pointer items-center">
          {stop.dayTrips.length > 0 || stop.note ? t('Day trips and note') : t('Add a day trip or a note')}
        </summary>
        <div className="grid max-w-xl gap-5 py-3">
          <DayTrips stop={stop} onChange={(dayTrips) => change({ dayTrips })} />
          <StopNote stop={stop} onChange={(note) => change({ note })} />
        </div>
      </details>
      {items.length > 0 && <SavedList trip={trip} shown={shown} items={items} heading="h4" />}
    </li>
  );
}
