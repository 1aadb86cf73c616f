import type { Server } from 'node:http';
import { createServer, type ViteDevServer } from 'vite';

/** Vite for `npm run dev`: it lives in the app's own server, hot reloading included. */
export function startVite(root: string, server: Server): Promise<ViteDevServer> {
  return createServer({
    root,
    configFile: `${root}/vite.config.ts`,
    server: { middlewareMode: true, hmr: { server } },
    appType: 'custom',
  });
}

export function loadBuild(vite: ViteDevServer): Promise<unknown> {
  return vite.ssrLoadModule('virtual:react-router/server-build');
}
