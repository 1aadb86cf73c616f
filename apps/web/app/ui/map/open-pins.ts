import type { Box } from '@serendib/contract/listings/island';
import { t } from '@serendib/contract/words/t';
import Supercluster from 'supercluster';
import { frameText, islandFrame } from './frame.ts';
import { boundsOf, openGround } from './ground.ts';
import L from './leaflet.ts';
import type { Pin } from './pins.ts';

interface Asked {
  label: string;
  frame: Box | undefined;
  place: string | undefined;
  pins: readonly Pin[];
  onMoved: (frame: Box) => void;
  onChosen: (keys: readonly string[]) => void;
  /** It has gone to what was asked for. */
  onFitted: () => void;
}

export interface PinsOnMap {
  /**
   * Moves the map where another frame or another place is asked for, `''` being none, and, if no traveller has moved it, where of
   * something else that was found nothing lies in it; without a place it stays, also at a new frame: a movement of it named that.
   */
  show: (pins: readonly Pin[], frame: Box | undefined, place: string | undefined) => void;
  /** Gives the keyboard back to the pin that was pressed last. */
  focusLast: () => void;
  close: () => void;
}

type Index = Supercluster<{ key: string }, Record<string, never>>;
interface Mark {
  /** Of the pins that it stands for. */
  keys: readonly string[];
  name: string;
  label: string;
  at: L.LatLngTuple;
  isMany: boolean;
  press: () => void;
}
type Shown = Pick<Mark, 'keys'> & { marker: L.Marker };

const nearest = 16;
/** So many pixels around a pin belong to it: a price is as wide, and fingers lie on it. */
const radius = 88;
/** What a tile of Leaflet is wide, in the same pixels. */
const extent = 256;

/** Pins over the ground: many near each other are one with their number, which brings the map nearer. */
export function openPins(element: HTMLElement, asked: Asked): PinsOnMap {
  const { label, pins, onMoved, onChosen, onFitted } = asked;
  let { frame, place } = asked;
  const map = openGround(element, label);
  const shown = new Map<string, Shown>();
  let found = new Map(pins.map((pin) => [pin.key, pin]));
  let index = indexOf(pins);
  let last: string | undefined;
  let told = '';
  let isFitting = false;
  /** By a traveller, since it went to what was found. */
  let isMoved = false;

  const fit = () => {
    const points = [...found.values()].map(({ latitude, longitude }) => L.latLng(latitude, longitude));
    const bounds = frame
      ? boundsOf(frame)
      : points.length > 0
        ? L.latLngBounds(points).pad(0.15)
        : boundsOf(islandFrame);
    isFitting = true;
    map.fitBounds(bounds, { animate: false, maxZoom: 12 });
    isFitting = false;
    isMoved = false;
    told = frameText(frameNow());
  };
  const frameNow = (): Box => {
    const bounds = map.getBounds();
    return {
      west: Math.max(-180, bounds.getWest()),
      south: Math.max(-85, bounds.getSouth()),
      east: Math.min(180, bounds.getEast()),
      north: Math.min(85, bounds.getNorth()),
    };
  };

  const isInFrame = ({ latitude, longitude }: Pin) => map.getBounds().contains([latitude, longitude]);

  /** What stands where: those at one point cannot be told apart by moving nearer, and are shown together. */
  const marksNow = (): Map<string, Mark> => {
    const { west, south, east, north } = frameNow();
    const clusters = index.getClusters([west, south, east, north], Math.floor(map.getZoom()));
    return new Map(
      clusters.flatMap((one): [string, Mark][] => {
        const [longitude = 0, latitude = 0] = one.geometry.coordinates;
        const at: L.LatLngTuple = [latitude, longitude];
        if ('cluster_id' in one.properties) {
          const id = one.properties.cluster_id;
          const keys = index.getLeaves(id, Number.POSITIVE_INFINITY).map(({ properties }) => properties.key);
          const count = keys.length;
          const press = () => {
            const zoom = index.getClusterExpansionZoom(id);
            if (zoom > nearest) onChosen(keys);
            else map.setView(at, zoom);
          };
          const name = t('{count, plural, one {# thing} other {# things}} here: move nearer', { count });
          return [
            [`many:${keys[0]}:${count}`, { keys, name, label: String(count), at, isMany: true, press }],
          ];
        }
        const pin = found.get(one.properties.key);
        if (!pin) return [];
        const { key, name, label } = pin;
        return [[key, { keys: [key], name, label, at, isMany: false, press: () => onChosen([key]) }]];
      }),
    );
  };

  /** Those that stay are left as they are, except `anew`. The keyboard goes on to what a pressed one stood for. */
  const draw = (anew = false) => {
    const marks = marksNow();
    let held: readonly string[] | undefined;
    for (const [key, { marker, keys }] of shown) {
      if (marks.has(key) && !anew) continue;
      if (marker.getElement() === document.activeElement) held = keys;
      marker.remove();
      shown.delete(key);
    }
    for (const [key, mark] of marks)
      if (!shown.has(key)) {
        const marker = addMark(map, mark, () => (last = key));
        shown.set(key, { marker, keys: mark.keys });
      }
    map.fire('pins');
    if (held) (elementOf(held) ?? element).focus({ preventScroll: true });
  };
  /** Of the first of these pins that is on the map. */
  const elementOf = (keys: readonly string[]) => {
    const all = [...shown.values()];
    const first = keys.find((key) => all.some((one) => one.keys.includes(key)));
    return all.find((one) => first !== undefined && one.keys.includes(first))?.marker.getElement();
  };

  fit();
  draw();
  map.on('moveend', () => {
    // The traveller has not moved it.
    if (isFitting) return;
    draw();
    const now = frameText(frameNow());
    if (now === told) return;
    told = now;
    isMoved = true;
    onMoved(frameNow());
  });
  // A window that is made larger shows more, but the traveller has not moved it.
  map.on('resize', () => {
    told = frameText(frameNow());
  });
  return {
    show(next, wanted, around) {
      const isOther = next.length !== found.size || next.some(({ key }) => !found.has(key));
      found = new Map(next.map((pin) => [pin.key, pin]));
      index = indexOf(next);
      const isElsewhere =
        wanted === undefined
          ? frame !== undefined ||
            (around !== undefined &&
              (around !== place || (!isMoved && isOther && next.length > 0 && !next.some(isInFrame))))
          : around !== undefined && frameText(wanted) !== (frame && frameText(frame));
      frame = wanted;
      place = around;
      if (isElsewhere) {
        fit();
        onFitted();
      }
      draw(true);
    },
    focusLast: () => {
      if (last) shown.get(last)?.marker.getElement()?.focus();
    },
    close: () => map.remove(),
  };
}

function indexOf(pins: readonly Pin[]): Index {
  const index: Index = new Supercluster({ radius, extent, maxZoom: nearest });
  index.load(
    pins.map(({ key, latitude, longitude }) => ({
      type: 'Feature',
      properties: { key },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  );
  return index;
}

function addMark(map: L.Map, { name, label, at, isMany, press }: Mark, onPress: () => void): L.Marker {
  const words = document.createElement('span');
  words.className = isMany ? 'pin pin-many' : 'pin';
  words.textContent = label;
  const icon = L.divIcon({ className: 'pin-at', html: words, iconSize: [0, 0] });
  const marker = L.marker(at, { icon, keyboard: true, riseOnHover: true }).addTo(map);
  const element = marker.getElement();
  element?.setAttribute('aria-label', isMany ? name : `${name}, ${label}`);
  const pressed = () => {
    onPress();
    press();
  };
  marker.on('click', pressed);
  element?.addEventListener('keydown', (event) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    pressed();
  });
  return marker;
}
