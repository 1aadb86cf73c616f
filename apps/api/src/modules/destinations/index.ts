export { allDestinations, type DestinationQuery } from './admin/all-destinations.ts';
export { columns as destinationColumns } from './admin/csv-columns.ts';
export { destinationSummaries } from './destination-summaries.ts';
export { provinceOfDestination } from './destinations.service.ts';
export { loadPlaces } from './load-places.ts';
export { districtNamed } from './naming/district-named.ts';
