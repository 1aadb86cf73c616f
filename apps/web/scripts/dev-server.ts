import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';

/** Vite for `npm run dev`: it lives in the app's own server, hot reloading included. */
export function startVite(root: string, server: Server): Promise<ViteDevServer> {
  return leavingTheEnd(() =>
    createServer({
      root,
      configFile: `${root}/vite.config.ts`,
      server: { middlewareMode: true, hmr: { server } },
      appType: 'custom',
    }),
  );
}

/** A Vite that React Router starts beside it would end the process by SIGTERM, before the app has closed its database. */
async function leavingTheEnd<Started>(start: () => Promise<Started>): Promise<Started> {
  const before = new Set(process.listeners('SIGTERM'));
  const started = await start();
  for (const listener of process.listeners('SIGTERM'))
    if (!before.has(listener)) process.off('SIGTERM', listener);
  return started;
}

export function loadBuild(vite: ViteDevServer): Promise<unknown> {
  return vite.ssrLoadModule('virtual:react-router/server-build');
}
