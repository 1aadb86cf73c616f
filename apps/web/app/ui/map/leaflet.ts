// Leaflet sets HTML while it is loaded.
import '~/lib/page/trusted-html.ts';

export { default } from 'leaflet';
