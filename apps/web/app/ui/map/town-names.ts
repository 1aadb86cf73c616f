import type { RoadPlace, RoadTable } from '@serendib/contract/trips/route/endpoints';
import { WOVEN_DISTRICTS } from '../ornaments/woven-map-data.ts';
import { ownName } from '../text/other-names.tsx';
import L from './leaflet.ts';

/** In the order in which travellers look for them. Ids of the table of roads, as slugs of districts are: each has its capital's. */
const provinceCapitals = [
  'kandy',
  'colombo',
  'galle',
  'jaffna',
  'trincomalee',
  'anuradhapura',
  'badulla',
  'kurunegala',
  'ratnapura',
];
const districtCapitals = WOVEN_DISTRICTS.map(({ slug }) => slug).filter(
  (slug) => !provinceCapitals.includes(slug),
);

/** Names that come at each zoom; further out there are those of provinces' capitals alone. */
export const namesFrom = { districts: 7.5, towns: 8.5, all: 9.5 };
/** Those where most roads meet. */
const mostTowns = 30;

/** What of the table has a name on the map at a zoom: the most important first. */
export function namedAt(zoom: number, { places, legs }: RoadTable): RoadPlace[] {
  const known = new Map(places.map((place) => [place.id, place]));
  const roads = new Map<string, number>();
  for (const { from, to } of legs) for (const end of [from, to]) roads.set(end, (roads.get(end) ?? 0) + 1);
  const capitals = new Set([...provinceCapitals, ...(zoom < namesFrom.districts ? [] : districtCapitals)]);
  const others = places
    .filter(({ id }) => !capitals.has(id))
    .sort((one, other) => (roads.get(other.id) ?? 0) - (roads.get(one.id) ?? 0));
  const most = zoom < namesFrom.towns ? 0 : zoom < namesFrom.all ? mostTowns : others.length;
  // Where a destination was moved away from, its roads end at a point without a name.
  return [...[...capitals].flatMap((id) => known.get(id) ?? []), ...others.slice(0, most)].filter(ownName);
}

export interface Rectangle {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** A name of a place, with the pixel where it is. */
export interface MeasuredName {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Where a name stands: so far below its place, and above it or, by its side, so far beside it, in pixels. */
export interface Seat {
  down: number;
  side?: -1 | 0 | 1;
  beside?: number;
}

/** Between two names, in pixels. */
const gap = { across: 8, down: 2 };

/** So far each name lies from its place, by its middle. */
const shiftOf = ({ down, side = 0, beside = 0 }: Seat, width: number) => ({
  x: side * (width / 2 + beside),
  y: down,
});

/**
 * By how many pixels each name is shifted: to the first of its seats at which it meets none before it and nothing of `taken`.
 * One for which there is no room is left out.
 */
export function placedNames(
  names: readonly MeasuredName[],
  taken: readonly Rectangle[],
  seatsOf: (id: string) => readonly Seat[],
): Map<string, { x: number; y: number }> {
  const full = [...taken];
  const placed = new Map<string, { x: number; y: number }>();
  for (const { id, x, y, width, height } of names) {
    const halves = { across: (width + gap.across) / 2, down: (height + gap.down) / 2 };
    for (const seat of seatsOf(id)) {
      const shift = shiftOf(seat, width);
      const box = {
        ...{ left: x + shift.x - halves.across, right: x + shift.x + halves.across },
        ...{ top: y + shift.y - halves.down, bottom: y + shift.y + halves.down },
      };
      if (full.some((other) => meet(box, other))) continue;
      full.push(box);
      placed.set(id, shift);
      break;
    }
  }
  return placed;
}

const meet = (one: Rectangle, other: Rectangle) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/** On a map of one pin a name stands below its place, where the staff ends. */
const ownSeats: readonly Seat[] = [{ down: 13 }, { down: 28 }];
const nearSeats: readonly Seat[] = [
  { down: 0 },
  { down: 14 },
  { down: 0, side: 1, beside: 6 },
  { down: 0, side: -1, beside: 6 },
  { down: 28 },
];
/** A capital is looked for where pins lie on it too: beside them. */
const capitalSeats: readonly Seat[] = [
  ...nearSeats,
  { down: 0, side: 1, beside: 26 },
  { down: 0, side: -1, beside: 26 },
  { down: -28 },
];
const isCapital = new Set([...provinceCapitals, ...districtCapitals]);

/** Names of towns on the ground, in the language of the page: drawn anew around pins and buttons wherever the map comes to rest. */
export async function addNames(map: L.Map, table: RoadTable): Promise<void> {
  const ground = map.getContainer();
  // They are measured: in the face that they will have.
  await document.fonts?.ready;
  if (!map.getPane('mapPane')) return;
  map.createPane('names');
  const sizes = measured(ground, table.places);
  const shown = new Map<string, L.Marker>();
  const draw = () => {
    const pins = [...ground.querySelectorAll<HTMLElement>('.pin')];
    const seats = ground.querySelector('.pin-own') ? ownSeats : nearSeats;
    const said = new Set(pins.map(({ textContent }) => textContent));
    const named = namedAt(map.getZoom(), table).filter((place) => !said.has(ownName(place)));
    const edge = ground.getBoundingClientRect();
    const covered = [...pins, ...ground.querySelectorAll('.leaflet-control')].map((one) => {
      const { left, top, right, bottom } = one.getBoundingClientRect();
      return {
        ...{ left: left - edge.left, right: right - edge.left },
        ...{ top: top - edge.top, bottom: bottom - edge.top },
      };
    });
    const taken = [...covered, ...edgesOf(map.getSize())];
    const names = named.map(({ id, latitude, longitude }) => {
      const { x, y } = map.latLngToContainerPoint([latitude, longitude]);
      return { id, x, y, ...(sizes.get(id) ?? { width: 0, height: 0 }) };
    });
    const placed = placedNames(names, taken, (id) =>
      seats === nearSeats && isCapital.has(id) ? capitalSeats : seats,
    );
    for (const [id, marker] of shown)
      if (!placed.has(id)) {
        marker.remove();
        shown.delete(id);
      }
    for (const place of named) {
      const shift = placed.get(place.id);
      if (!shift) continue;
      const marker = shown.get(place.id) ?? nameOf(place).addTo(map);
      shown.set(place.id, marker);
      const name = marker.getElement();
      name?.style.setProperty('--x', `${shift.x}px`);
      name?.style.setProperty('--y', `${shift.y}px`);
    }
  };
  map.on('moveend pins', draw);
  draw();
}

/** None is cut where the map ends; beyond it they are in their places for who drags it. */
const edgesOf = ({ x, y }: { x: number; y: number }): Rectangle[] => [
  { left: -1, right: 0, top: 0, bottom: y },
  { left: x, right: x + 1, top: 0, bottom: y },
  { left: 0, right: x, top: -1, bottom: 0 },
  { left: 0, right: x, top: y, bottom: y + 1 },
];

function nameOf(place: RoadPlace): L.Marker {
  const icon = L.divIcon({ className: 'ground-town', html: inWords(place), iconSize: [0, 0] });
  const at: L.LatLngTuple = [place.latitude, place.longitude];
  return L.marker(at, { icon, pane: 'names', interactive: false, keyboard: false });
}

function inWords(place: RoadPlace): HTMLElement {
  const name = document.createElement('span');
  name.textContent = ownName(place);
  return name;
}

/** How large each name is: all are laid out once, unseen. */
function measured(
  ground: HTMLElement,
  places: readonly RoadPlace[],
): Map<string, Pick<MeasuredName, 'width' | 'height'>> {
  const sheet = document.createElement('div');
  sheet.className = 'ground-town';
  sheet.style.visibility = 'hidden';
  const spans = places.map(inWords);
  sheet.append(...spans);
  ground.append(sheet);
  const sizes = spans.map(({ offsetWidth: width, offsetHeight: height }) => ({ width, height }));
  sheet.remove();
  return new Map(places.map(({ id }, index) => [id, sizes[index] ?? { width: 0, height: 0 }]));
}
