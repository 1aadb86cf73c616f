import type { ServerBuild } from 'react-router';
import { expectTypeOf, test } from 'vitest';
import type { ServerEntry } from './server-entry.ts';

// Held by `types`: the server that opens the bundle is checked against the same.
test('the bundle of the pages exports what its server takes of it', () => {
  expectTypeOf<typeof import('~/entry.server.tsx')>().toExtend<ServerEntry<ServerBuild>>();
});
