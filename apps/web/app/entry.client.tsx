import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { RouterContextProvider } from 'react-router';
import { HydratedRouter } from 'react-router/dom';
import { deferredCall } from './lib/api/deferred-call.ts';
import { callContext } from './lib/api/load.ts';
import { hydrateAll, showLoadedParts } from './ui/hydration/defer-hydration.tsx';

function getContext() {
  const context = new RouterContextProvider();
  context.set(callContext, deferredCall);
  return context;
}
window.getContext = getContext;

const navigate = async (go: () => Promise<unknown>, { to }: { to: string | number }) => {
  await Promise.all([hydrateAll(), window.loadAllCss?.(), window.fetchPage?.(to)]);
  await go();
};
const loader = async (go: () => Promise<unknown>) => {
  await Promise.all([hydrateAll(), window.loadAllCss?.(), go()]);
};

const app = (
  <StrictMode>
    <HydratedRouter
      getContext={getContext}
      instrumentations={[
        {
          router: ({ instrument }) => instrument({ navigate }),
          route: ({ instrument }) => instrument({ loader }),
        },
      ]}
    />
  </StrictMode>
);
startTransition(() => showLoadedParts(hydrateRoot(document, app), app));
