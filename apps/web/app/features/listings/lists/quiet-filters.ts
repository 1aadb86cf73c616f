import { quiet } from '~/ui/navigate/quiet.tsx';

// A filter panel is a form: it works before its scripts have come.
export const GuideFilters = quiet('filters', () =>
  import('./guide-filters.tsx').then((part) => part.GuideFilters),
);
export const VehicleFilters = quiet('filters', () =>
  import('./vehicle-filters.tsx').then((part) => part.VehicleFilters),
);
export const TourFilters = quiet('filters', () =>
  import('./tour-filters.tsx').then((part) => part.TourFilters),
);
export const BusinessFilters = quiet('filters', () =>
  import('./business-filters.tsx').then((part) => part.BusinessFilters),
);
export const Order = quiet('order', () => import('./order.tsx').then((part) => part.Order));
