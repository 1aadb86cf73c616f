export { allDestinations, type DestinationQuery } from './admin/all-destinations.ts';
export { columns as destinationColumns } from './admin/csv-columns.ts';
export { destinationSummaries, summaryOfPlace } from './destination-summaries.ts';
export { listDestinations, provinceOfDestination } from './destinations.service.ts';
export { type GazetteerPlace, gazetteer, nameKey } from './gazetteer/gazetteer.ts';
export { type KnownPlaces, makeKnownPlaces } from './known-places.ts';
export { loadPlaces } from './load-places.ts';
export { districtNamed } from './naming/district-named.ts';
export { destinationFacts, viewsBeforehand } from './places.ts';
