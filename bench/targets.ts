/** What is measured: the pages and calls that most visits begin with. */
export const targets = [
  { name: 'home page', path: '/' },
  { name: 'list page', path: '/vehicles?type=van' },
  { name: 'destination page', path: '/destination/sigiriya' },
  { name: 'list call', path: '/api/vehicles?type=van' },
  { name: 'search call', path: '/api/destinations?search=rock' },
] as const;
