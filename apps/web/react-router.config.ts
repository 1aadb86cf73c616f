import type { Config } from '@react-router/dev/config';
import { checkPage } from './scripts/check-page.ts';
import { localize } from './scripts/messages/localize.ts';
import { precompress } from './scripts/precompress.ts';

export default {
  ssr: true,
  // Every visitor gets the same HTML, so the list of routes may as well stand in a file of its own.
  routeDiscovery: { mode: 'lazy' },
  async buildEnd({ reactRouterConfig: { buildDirectory } }) {
    await localize(buildDirectory);
    await checkPage(`${buildDirectory}/server/index.js`);
    await precompress(`${buildDirectory}/client`);
  },
} satisfies Config;
