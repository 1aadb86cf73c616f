import { t } from '@serendib/contract/words/t';
import { useEffect, useEffectEvent, useRef } from 'react';
import { openGround } from './ground.ts';
import L from './leaflet.ts';
import { namesFrom } from './town-names.ts';

export interface Point {
  latitude: number;
  longitude: number;
}

/** So near that a house can be told from its neighbour, where there are streets. */
const nearZoom = 13;

/** A map with one pin, which is dragged, or put by a press on the map. */
export default function PinMap({ point, onMoved }: { point: Point; onMoved: (point: Point) => void }) {
  const place = useRef<HTMLDivElement>(null);
  const pin = useRef<L.Marker>(undefined);
  const tell = useEffectEvent(({ lat, lng }: L.LatLng) =>
    onMoved({ latitude: Number(lat.toFixed(5)), longitude: Number(lng.toFixed(5)) }),
  );
  const begin = useEffectEvent((element: HTMLDivElement) => {
    const map = openGround(element, t('Map with your pin. Drag it, or press where it belongs.'));
    const at: L.LatLngTuple = [point.latitude, point.longitude];
    // The ground has no streets: towns by their names, and the district's line, tell where the pin is.
    map.setView(at, namesFrom.all, { animate: false });
    map.on('layeradd', ({ layer }) => {
      // Around where the owner looks by then.
      if (layer instanceof L.TileLayer) map.setZoom(nearZoom, { animate: false });
    });
    const mark = document.createElement('span');
    mark.className = 'pin pin-own';
    mark.textContent = t('Here');
    const icon = L.divIcon({ className: 'pin-at', html: mark, iconSize: [0, 0] });
    const marker = L.marker(at, { icon, draggable: true, keyboard: false }).addTo(map);
    marker.on('dragend', () => tell(marker.getLatLng()));
    map.on('click', ({ latlng }) => tell(latlng));
    pin.current = marker;
    return map;
  });
  useEffect(() => {
    if (!place.current) return;
    const map = begin(place.current);
    return () => {
      map.remove();
    };
  }, []);
  useEffect(() => {
    pin.current?.setLatLng([point.latitude, point.longitude]);
  }, [point.latitude, point.longitude]);
  return <div ref={place} className="live-map" />;
}
