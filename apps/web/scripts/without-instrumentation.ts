import type { Plugin } from 'vite';

const stub = '\0router-without-instrumentation';

/**
 * Leaves the router's hooks for tracing (`instrumentations`) out of the browser's bundle: nothing here sets any, and
 * they weigh a kilobyte on every page. A router that asks for other exports of that file fails the build.
 */
export const withoutInstrumentation = (): Plugin => ({
  name: 'without-instrumentation',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  resolveId: (source, importer) =>
    source === './instrumentation.js' && importer?.includes('/node_modules/react-router/') ? stub : undefined,
  load: (id) =>
    id === stub
      ? `export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
         export const getRouteInstrumentationUpdates = () => ({});
         export const instrumentClientSideRouter = (router) => router;`
      : undefined,
});
