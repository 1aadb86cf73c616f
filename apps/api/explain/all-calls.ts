/** What is asked for besides lists of listings, and how many buffers it may read: `{vehicle}` stands for one that is public. */
export const publicCalls: [string, string, number][] = [
  ['one vehicle', '/vehicles/{vehicle}', 30],
  ['price and seats', '/vehicles?limit=24&maxPrice=20000&seats=40', 2_500],
  ['price and seats that nothing has', '/vehicles?limit=24&maxPrice=10&seats=50', 2_500],
  ['a search of everything', '/search?q=lagoon', 15_000],
];

/** The same of what administrators ask for. */
export const adminCalls: [string, string, number][] = [
  ['the dashboard', '/admin/dashboard-stats', 500],
  ['what waits', '/admin/pending/vehicles', 500],
  // Here nothing of what was changed was ever looked at, so that all of it is passed over.
  ['what was changed', '/admin/pending/vehicles?what=changed', 2_500],
  ['a kind', '/vehicles/all?limit=24', 500],
  ['a kind by title', '/vehicles/all?limit=24&sort=title', 500],
  ['hidden ones', '/vehicles/all?limit=24&hidden=true', 2_500],
  ['two filters', '/vehicles/all?limit=24&type=suv&area=Northern', 4_000],
  ['a listing to be looked at', '/admin/listings/{vehicle}/review', 1_000],
];
