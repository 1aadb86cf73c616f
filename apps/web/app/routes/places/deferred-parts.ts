import { deferHydration } from '~/ui/hydration/defer-hydration.tsx';

// Words and links, which work before their scripts have come.
export const DeferredGlance = deferHydration('glance', () =>
  import('~/features/places/glance.tsx').then((part) => part.Glance),
);
export const DeferredNearby = deferHydration('attractions-nearby', () =>
  import('~/features/places/nearby.tsx').then((part) => part.NearbyAttractions),
);
export const DeferredOnward = deferHydration('onward', () =>
  import('./onward.tsx').then((part) => part.Onward),
);

export const DistrictPlaces = deferHydration('district-places', () =>
  import('~/features/places/district-places.tsx').then((part) => part.DistrictPlaces),
);
export const DistrictIndex = deferHydration('district-index', () =>
  import('~/features/map/district-index.tsx').then((part) => part.DistrictIndex),
);
export const DistrictPanel = deferHydration('district-panel', () =>
  import('~/features/map/district-panel.tsx').then((part) => part.DistrictPanel),
);
export const DestinationsFound = deferHydration('found', () =>
  import('./destinations-found.tsx').then((part) => part.DestinationsFound),
);
export const OtherMap = deferHydration('other-map', () =>
  import('~/features/places/other-map.tsx').then((part) => part.OtherMap),
);
