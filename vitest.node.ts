// Before anything else in a worker that runs sources with Node: the server's have four thousand imports of one another.
import { registerHooks } from 'node:module';
import { importQuickly } from './apps/server/src/testing/quick-imports.ts';

importQuickly();
const web = new URL('./apps/web/app/', import.meta.url);
registerHooks({
  // What a browser keeps is tested beside the server that keeps it too.
  resolve: (specifier, context, next) =>
    next(specifier.startsWith('~/') ? new URL(specifier.slice(2), web).href : specifier, context),
});
