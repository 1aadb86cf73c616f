import * as react from 'react';

/** What React's development build shares with its renderers; undefined in a version that names it otherwise. */
const internals: object | undefined = Reflect.get(
  react,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);

// React keeps the stack by which each element was made until it has made ten thousand within a second: a seventh of what these
// tests cost, for a hint that no test reads.
if (internals)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    configurable: true,
    get: () => 10_000,
    set: () => {},
  });
