import { buildVersion, offeredLanguages } from '~/lib/api/load.ts';
import keepOffline from '~/lib/offline/worker.ts?inline-script';
import type { Route } from './+types/service-worker.ts';

/** The service worker, with the build that it is of: a new one is another worker, which a browser sees by its bytes. */
export const loader = ({ context }: Route.LoaderArgs) => {
  // English stands first, whose addresses have no prefix.
  const [, ...others] = context.get(offeredLanguages);
  const of = { build: context.get(buildVersion), languages: others.map(({ code }) => code) };
  return new Response(`self.serendib=${JSON.stringify(of)};${keepOffline}`, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=0, must-revalidate',
      // A worker is held to its own policy: it fetches from here alone.
      'content-security-policy': "default-src 'none'; connect-src 'self'",
    },
  });
};
