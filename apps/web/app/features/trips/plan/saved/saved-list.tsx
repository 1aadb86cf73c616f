import { goesAlong } from '@serendib/contract/trips/goes-along';
import { itemKey } from '@serendib/contract/trips/keys';
import type { Item, PlacedStop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { Link } from 'react-router';
import { rowImage } from '~/lib/images/noted.ts';
import { saveItem, takeItemOut } from '~/lib/trip/trips.ts';
import { useNamedStops } from '~/lib/trip/use-named-stops.ts';
import { toast } from '~/ui/feedback/toast.tsx';
import { IconButton } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { SelectWithButton } from '~/ui/form/select-with-button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { Busy } from '~/ui/text/busy.tsx';
import { languageOf } from '~/ui/text/language.ts';
import { ownName } from '~/ui/text/other-names.tsx';
import type { Planned } from '../../planned.ts';
import { rowAt, useUndo } from '../undo.tsx';
import { MakeStop } from './make-stop.tsx';

/** What was saved, with the stop that it hangs under; headed one below what it stands in. */
export function SavedList({
  trip,
  shown,
  items,
  heading,
}: Planned & { items: readonly Item[]; heading: 'h3' | 'h4' }) {
  const stops = useNamedStops(trip.stops);
  return (
    <ul className="grid grid-cols-[minmax(0,1fr)] gap-x-10 lg:grid-cols-2">
      {items.map((item) => (
        <Saved key={itemKey(item)} trip={trip} stops={stops} shown={shown} item={item} heading={heading} />
      ))}
    </ul>
  );
}

function Saved({
  trip,
  stops,
  shown,
  item,
  heading: Heading,
}: Planned & { stops: readonly PlacedStop[]; item: Item; heading: 'h3' | 'h4' }) {
  const offerUndo = useUndo();
  const { title, line, image = null, imageIsDrawing, href, isGone, ...of } = shown[itemKey(item)] ?? {};
  const name = title ? ownName({ ...of, name: title }) : t('Something you saved');
  const remove = () => {
    takeItemOut(trip._id, item);
    const putBack = () => saveItem(trip._id, item);
    offerUndo(t('“{name}” is not in your trip any more.', { name }), putBack, { row: itemKey(item) });
  };
  const focusSelect = (isByKeys: boolean) =>
    requestAnimationFrame(() =>
      rowAt(itemKey(item))?.querySelector('select')?.focus({ preventScroll: !isByKeys }),
    );
  /** It leaves this list for that of its stop, and the keyboard goes with it. */
  const moveTo = (value: string, isByKeys: boolean) => {
    saveItem(trip._id, {
      ...{ kind: item.kind, itemId: item.itemId },
      ...{ stopId: value || null, staysOff: !value },
    });
    const stop = stops.find(({ id }) => id === value)?.name;
    toast(
      stop
        ? t('“{name}” is under {stop} now.', { name, stop })
        : t('“{name}” is under no stop now.', { name }),
      'good',
    );
    focusSelect(isByKeys);
  };
  return (
    <li
      data-row={itemKey(item)}
      className="relative grid grid-cols-[5rem_minmax(0,1fr)_auto] items-start gap-x-4 gap-y-2 border-t border-line py-4"
    >
      <Picture
        {...rowImage({
          kind: item.kind,
          title: name,
          ...(isGone ? { image: null } : { image, imageIsDrawing }),
        })}
        sizes="80px"
      />
      <div className="min-w-0">
        <Heading className="text-19 font-semibold wrap-anywhere" lang={languageOf(name)}>
          {href && !isGone ? (
            <Link to={href} className="hover:underline">
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        <p className="line-clamp-2 text-14 text-ink-2" lang={isGone || !line ? undefined : languageOf(line)}>
          {isGone
            ? t('This is not on Serendib any more.')
            : line || t('More is told as soon as there is a network.')}
        </p>
        {!isGone && <Busy of={of} />}
      </div>
      <IconButton label={t('Take {name} out', { name })} onClick={remove}>
        <Icon name="close" />
      </IconButton>
      {item.kind === 'destination' && href && !isGone && !stops.some(({ id }) => id === item.stopId) && (
        <MakeStop trip={trip} item={item} name={name} href={href} onMade={() => focusSelect(false)} />
      )}
      {trip.stops.length > 0 && (
        <div className="col-span-full">
          <SelectWithButton
            label={t('The stop of {name}', { name })}
            labelHidden
            empty={
              goesAlong({ ...item, stopId: null }, stops)
                ? t('With you all the way')
                : t('Not on the way yet')
            }
            options={stops.map((stop) => ({ value: stop.id, label: stop.name }))}
            value={trip.stops.some(({ id }) => id === item.stopId) ? (item.stopId ?? '') : ''}
            verb={t('Move', {}, 'to a stop')}
            onDo={moveTo}
          />
        </div>
      )}
    </li>
  );
}
