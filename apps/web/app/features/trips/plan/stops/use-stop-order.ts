import type { PlacedStop, TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import {
  type KeyboardEvent,
  type PointerEvent,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { inOrder, orderStops } from '~/lib/trip/change-stop.ts';
import { scrollAtEdge } from './scroll-at-edge.ts';

function moved<Thing>(all: readonly Thing[], from: number, to: number): Thing[] {
  const rest = all.filter((_, index) => index !== from);
  return [...rest.slice(0, to), all[from] as Thing, ...rest.slice(to)];
}

const idsOf = (stops: readonly PlacedStop[]) => stops.map(({ id }) => id);

const rowOf = (list: HTMLElement | null, id: string) => list?.querySelector(`[data-stop="${id}"]`);

/**
 * The order of the stops, changed by dragging their handles, by the arrow keys on them, or by buttons. What is dragged
 * shows at once where it would stand, and is kept when it is let go.
 */
export function useStopOrder(trip: TripCopy, named: readonly PlacedStop[]) {
  const list = useRef<HTMLOListElement>(null);
  /** Where the pointer that drags is, from the upper edge of the window. */
  const pointer = useRef(0);
  /** The order by their ids alone: what comes of them from elsewhere meanwhile stays as it came. */
  const [dragged, setDragged] = useState<{ id: string; order: readonly string[] }>();
  const [told, setTold] = useState('');
  const [focused, setFocused] = useState<{ id: string; part: string; top: number | undefined }>();
  const stops = dragged ? inOrder(trip.stops, dragged.order) : trip.stops;

  // A row that is moved in the document loses the keyboard, and a finger, which would move its neighbour next.
  useLayoutEffect(() => {
    if (!focused) return;
    const { id, part, top } = focused;
    const row = rowOf(list.current, id);
    const button = row?.querySelector<HTMLElement>(`[data-part="${part}"]`);
    button?.focus({ preventScroll: true });
    if (top === undefined) button?.scrollIntoView({ block: 'nearest' });
    else if (row) scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' });
    setFocused(undefined);
  }, [focused]);

  /** Puts what is dragged where the pointer is. */
  const follow = () =>
    setDragged((now) => {
      if (!now) return now;
      const rows = [...(list.current?.querySelectorAll<HTMLElement>('[data-stop]') ?? [])];
      const ids = rows.map((row) => row.dataset.stop ?? '');
      const from = ids.indexOf(now.id);
      if (from < 0) return now;
      const to = rows.findIndex((row) => {
        const { top, height } = row.getBoundingClientRect();
        return pointer.current < top + height / 2;
      });
      const place = to < 0 ? rows.length - 1 : to > from ? to - 1 : to;
      const order = moved(ids, from, place);
      return `${order}` === `${now.order}` ? now : { ...now, order };
    });
  const onScrolled = useEffectEvent(follow);
  const isDragging = dragged !== undefined;
  useEffect(() => (isDragging ? scrollAtEdge(() => pointer.current, onScrolled) : undefined), [isDragging]);

  const tell = ({ id, name: kept }: PlacedStop, to: number) => {
    const name = named.find((one) => one.id === id)?.name ?? kept;
    setTold(t('{name} is stop {position} now.', { name, position: to + 1 }));
  };
  const move = (from: number, to: number, part: string) => {
    const stop = trip.stops[from];
    if (!stop || to < 0 || to >= trip.stops.length) return;
    const top = part === 'handle' ? undefined : rowOf(list.current, stop.id)?.getBoundingClientRect().top;
    orderStops(trip._id, moved(idsOf(trip.stops), from, to));
    tell(stop, to);
    setFocused({ id: stop.id, part, top });
  };

  const handleOf = (index: number) => ({
    'data-part': 'handle',
    onKeyDown(event: KeyboardEvent) {
      const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
      if (step === 0) return;
      event.preventDefault();
      move(index, index + step, 'handle');
    },
    onPointerDown(event: PointerEvent<HTMLElement>) {
      const stop = trip.stops[index];
      if (event.button !== 0 || !stop) return;
      // By the list: a row that is moved in the document loses the pointer.
      list.current?.setPointerCapture(event.pointerId);
      pointer.current = event.clientY;
      setDragged({ id: stop.id, order: idsOf(trip.stops) });
    },
  });
  const dragging = {
    onPointerMove({ clientY }: PointerEvent) {
      pointer.current = clientY;
      follow();
    },
    onPointerUp() {
      if (!dragged) return;
      const placeIn = (some: readonly PlacedStop[]) => some.findIndex(({ id }) => id === dragged.id);
      const kept = orderStops(trip._id, dragged.order);
      const to = placeIn(kept);
      const stop = kept[to];
      if (stop && to !== placeIn(trip.stops)) tell(stop, to);
      setDragged(undefined);
    },
    onPointerCancel: () => setDragged(undefined),
  };
  return { list, stops, draggedId: dragged?.id, told, move, handleOf, dragging };
}
