import 'leaflet/dist/leaflet.css';
import './map.css';
import { t } from '@serendib/contract/words/t';
import { deferredCall } from '~/lib/api/deferred-call.ts';
import { PROJECTION, WOVEN_DISTRICTS } from '../ornaments/woven-map-data.ts';
import { islandFrame } from './frame.ts';
import L from './leaflet.ts';
import { addNames } from './town-names.ts';

export const boundsOf = ({ west, south, east, north }: typeof islandFrame) =>
  L.latLngBounds([south, west], [north, east]);

/** Outlines of the woven map are drawn in its own units: back to degrees, in which other maps reckon. */
function ringsOf(outline: string): [number, number][][] {
  return outline
    .split('M')
    .slice(1)
    .map((ring) => {
      const numbers = (ring.match(/-?\d+/g) ?? []).map(Number);
      const points: [number, number][] = [];
      let [x, y] = [0, 0];
      for (let at = 0; at + 1 < numbers.length; at += 2) {
        // The first is where it begins, all others are steps.
        x += numbers[at] ?? 0;
        y += numbers[at + 1] ?? 0;
        points.push([
          PROJECTION.north - (y - PROJECTION.edge) / PROJECTION.y,
          PROJECTION.west + (x - PROJECTION.edge) / PROJECTION.x,
        ]);
      }
      return points;
    });
}

/** A map of the island of our own data: districts, roads, towns. Tiles lie over it where an operator has named a server. */
export function openGround(element: HTMLElement, label: string): L.Map {
  const island = boundsOf(islandFrame);
  const map = L.map(element, {
    zoomControl: false,
    minZoom: 6,
    maxZoom: 16,
    zoomSnap: 0.5,
    maxBounds: island.pad(0.6),
    // Movement is not for everyone, and a test waits for none.
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    fadeAnimation: false,
  });
  map.attributionControl
    .setPrefix(false)
    .addAttribution(t('Districts: Mark DiMarco, MIT. Roads and towns: Serendib'));
  L.control.zoom({ zoomInTitle: t('Nearer'), zoomOutTitle: t('Farther') }).addTo(map);
  element.setAttribute('role', 'region');
  element.setAttribute('aria-label', label);
  L.polygon(
    WOVEN_DISTRICTS.map(({ outline }) => ringsOf(outline)),
    { interactive: false, className: 'ground-land' },
  ).addTo(map);
  void addTiles(map);
  void addRoads(map);
  return map;
}

async function addTiles(map: L.Map): Promise<void> {
  const { url, attribution } = await deferredCall('GET /map-tiles').catch(() => ({
    url: null,
    attribution: '',
  }));
  if (!url || !map.getPane('mapPane')) return;
  L.tileLayer(url, { attribution, maxZoom: 19 }).addTo(map);
  map.getContainer().dataset.tiles = '';
}

async function addRoads(map: L.Map): Promise<void> {
  const table = await deferredCall('GET /roads').catch(() => undefined);
  if (!table || !map.getPane('mapPane')) return;
  const places = new Map(table.places.map((place) => [place.id, place]));
  const lines = table.legs.flatMap(({ from, to }) => {
    const [one, other] = [places.get(from), places.get(to)];
    return one && other ? [[one, other].map((at) => L.latLng(at.latitude, at.longitude))] : [];
  });
  L.polyline(lines, { interactive: false, className: 'ground-road' }).addTo(map);
  await addNames(map, table);
}
