import type { TripCopy } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { readLocal, type Shown } from '~/lib/trip/local-trips.ts';
import { currentIn, onTripsChange, tripsIn } from '~/lib/trip/trips.ts';
import { offlineAsked, sayKept } from './asked.ts';

/** After a change others are waited for, so that ten hearts are asked for at once. */
const settleMs = 2_000;
/** How often a page that stays open asks whether there is a newer version. */
const askAgainMs = 60 * 60_000;

const prefix = t('@prefix');

const worker = '/sw.js';
/** Where browsers have Trusted Types, the one address of a script that text becomes. */
const trusted = globalThis.trustedTypes?.createPolicy('worker', {
  createScriptURL: (url) => (url === worker ? url : undefined),
});

/** The path of what this site sends, which the API names by its whole address; nothing of another site is kept. */
function pathHere(address: string): string[] {
  if (!URL.canParse(address, location.origin)) return [];
  const { origin, pathname, search } = new URL(address, location.origin);
  return origin === location.origin ? [pathname + search] : [];
}

/** The pages and pictures of the trips, in the language of the page: all of the one that is planned now, then of the others. */
export function addressesOf(
  trips: readonly TripCopy[],
  shown: Readonly<Record<string, Shown>>,
  current?: string,
): string[] {
  const inOrder = [...trips].sort(
    (one, other) => Number(other._id === current) - Number(one._id === current),
  );
  return [...new Set(inOrder.flatMap((trip) => addressesIn(trip, shown)))];
}

function addressesIn({ items, stops }: TripCopy, shown: Readonly<Record<string, Shown>>): string[] {
  const things = items.flatMap(({ kind, itemId }) => shown[`item:${kind}:${itemId}`] ?? []);
  const places = stops.flatMap(({ place, dayTrips }) => [place, ...dayTrips]);
  const slugs = places.filter((place): place is string => typeof place === 'string' && place !== '');
  const pages = [...things.map(({ href }) => href), ...slugs.map((slug) => `/destination/${slug}`)];
  return [
    ...pages.map((page) => prefix + page),
    ...things.flatMap(({ image }) => (image ? pathHere(image) : [])),
  ];
}

/** What there is to tell about the worker. */
export type Offered = ServiceWorker | undefined;

/** Keeps the trips of this browser for where there is no network, once there is one; tells of a newer version. */
export function startOffline(onNewer: (waiting: Offered) => void): () => void {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: ReturnType<typeof setInterval> | undefined;
  let registration: ServiceWorkerRegistration | undefined;
  let isOver = false;
  let hadOne = navigator.serviceWorker.controller !== null;

  const tellWaiting = () => {
    if (registration?.waiting && navigator.serviceWorker.controller) onNewer(registration.waiting);
  };
  const onState = ({ target }: Event) => {
    const { state } = target as ServiceWorker;
    if (state === 'installed') tellWaiting();
    if (state !== 'redundant' || registration?.active) return;
    // The first one could not be installed, and the browser has dropped it: another press begins anew.
    registration = undefined;
    sayKept(false);
  };
  const watch = ({ installing }: ServiceWorkerRegistration) =>
    installing?.addEventListener('statechange', onState);
  const keep = async () => {
    const kept = readLocal();
    const trips = tripsIn(kept).map(({ copy }) => copy);
    if (trips.length === 0 && !hadOne) return;
    if (!registration) {
      registration = await navigator.serviceWorker
        .register((trusted?.createScriptURL(worker) ?? worker) as string)
        .catch(() => undefined);
      if (!registration) return sayKept(false);
      if (isOver) return;
      tellWaiting();
      const made = registration;
      watch(made);
      made.addEventListener('updatefound', () => watch(made));
      clearInterval(asking);
      asking = setInterval(() => void registration?.update().catch(() => {}), askAgainMs);
    }
    const { active } = await navigator.serviceWorker.ready;
    active?.postMessage({ keep: addressesOf(trips, kept.shown, currentIn(kept)?.copy._id) });
  };
  const soon = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void keep(), settleMs);
  };
  // Of two tabs one asked for the new version: a page of the one before would miss its scripts.
  const onNewWorker = () => {
    if (hadOne) location.reload();
    hadOne = true;
  };
  const onMessage = ({ data }: MessageEvent<{ kept?: boolean } | null>) =>
    data?.kept !== undefined && sayKept(data.kept);
  navigator.serviceWorker.addEventListener('controllerchange', onNewWorker);
  navigator.serviceWorker.addEventListener('message', onMessage);
  const forget = onTripsChange(soon);
  // Asked for once more, it is done once more: some of it may have been missing.
  addEventListener(offlineAsked, soon);
  void keep();
  return () => {
    isOver = true;
    clearTimeout(timer);
    clearInterval(asking);
    forget();
    removeEventListener(offlineAsked, soon);
    navigator.serviceWorker.removeEventListener('controllerchange', onNewWorker);
    navigator.serviceWorker.removeEventListener('message', onMessage);
  };
}
