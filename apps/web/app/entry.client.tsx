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

const ready = () => Promise.all([hydrateAll(), window.loadAllCss?.()]);
const navigate = async (go: () => Promise<unknown>, { to }: { to: string | number }) => {
  const around = ready();
  await Promise.all([around, window.fetchPage?.(to, around)]);
  await go();
};
const loader = async (go: () => Promise<unknown>) => {
  await Promise.all([ready(), go()]);
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
