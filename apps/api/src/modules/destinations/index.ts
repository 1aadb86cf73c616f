export { columns as destinationColumns } from './desk/csv-columns.ts';
export { type DestinationQuery, walkDestinations } from './desk/walk-destinations.ts';
export { provinceOfDestination } from './destinations.service.ts';
export { loadPlaces } from './load-places.ts';
export { districtNamed } from './naming/district-named.ts';
