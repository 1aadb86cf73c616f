import {
  type ComponentType,
  lazy,
  memo,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { Root } from 'react-dom/client';

/** The first interaction, or an image that cannot be loaded and needs another in its place: then all parts hydrate. */
const interactions = [
  'pointerdown',
  'pointermove',
  'keydown',
  'wheel',
  'focusin',
  'scroll',
  'popstate',
  'error',
  'hydrate-all',
] as const;

/** How long a navigation waits for parts that are not hydrated, in milliseconds. */
const patience = 3000;

/**
 * Hydrates all deferred parts. A navigation must wait for it: React never shows an update that meets a Suspense boundary
 * whose scripts are still loading, not even once they have come. Undefined where there is nothing to wait for.
 */
export function hydrateAll(): Promise<void> | undefined {
  dispatchEvent(new Event('hydrate-all'));
  const isOneAway = () => document.querySelector('[data-deferred]:not([data-hydrated])') !== null;
  if (!isOneAway()) return undefined;
  const wait = async () => {
    for (const end = performance.now() + patience; isOneAway() && performance.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 16));
  };
  return wait();
}

/**
 * The last press of a button in each part that is not hydrated, to be replayed afterwards. Listens from the start: React takes
 * up a part some time after the page answers, and a press between would be lost. Buttons that open a popover work without
 * scripts; replaying them would close it again. Those that send a form are start-deferred.ts's.
 */
const pressed = new Map<Element, HTMLElement>();
if (!import.meta.env.SSR)
  addEventListener(
    'click',
    ({ target }) => {
      const part = target instanceof Element && target.closest('[data-deferred]:not([data-hydrated])');
      if (!part) return;
      const button = target.closest<HTMLElement>('button:not([popovertarget], [type="submit"])');
      if (button) pressed.set(part, button);
      else pressed.delete(part);
    },
    true,
  );

function replayPress(part: Element): void {
  pressed.get(part)?.click();
  pressed.delete(part);
}

/** Before the page's scripts came: the keyboard is in it, or a form of it was sent. */
const wasTouched = (part: Element) =>
  part.contains(document.activeElement) || part.querySelector('[data-held]') !== null;

/** Resolves with the first interaction. Listens from the start: the frame is hydrated before its parts begin to wait. */
const firstInteraction = new Promise<void>((resolve) => {
  if (import.meta.env.SSR) return;
  for (const interaction of interactions)
    addEventListener(interaction, () => resolve(), { capture: true, passive: true, once: true });
  // The error of an image may have come before anything listened.
  for (const image of document.querySelectorAll('img'))
    if (image.src && image.complete && !image.naturalWidth) resolve();
});

/**
 * A part whose scripts cannot be loaded stays as the server rendered it, and is tried again. Each time missing-parts.ts is told,
 * where it is there: the part may be of a build that is not there any more.
 */
const loadWithRetry = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => {
    window.partMissing?.(load);
    return new Promise((resolve) => setTimeout(resolve, 3000)).then(() => loadWithRetry(load));
  });

let renderAgain = () => {};
/** Renders again, with no change, whenever a part that has loaded is not shown. */
export function showLoadedParts(root: Pick<Root, 'render'>, app: ReactNode): void {
  renderAgain = () => root.render(app);
}

/**
 * React 19.2 can lose what it holds back for some hundred milliseconds after a fallback: where meanwhile an update comes that
 * waits for deferred parts, nothing is shown until the next update. While a loaded part is not shown, one is asked for.
 */
function askUntilShown(isShown: () => boolean, attemptsLeft = 9): void {
  if (import.meta.env.SSR) return;
  setTimeout(() => {
    if (isShown() || !attemptsLeft) return;
    renderAgain();
    askUntilShown(isShown, attemptsLeft - 1);
  }, 400);
}

function loadedPart<Props extends object>(Loaded: ComponentType<Props>, onShown?: () => void) {
  let isShown = false;
  askUntilShown(() => isShown);
  return function Shown(props: Props) {
    useEffect(() => {
      isShown = true;
      onShown?.();
    }, []);
    return <Loaded {...props} />;
  };
}

/** A part whose scripts come when it is first rendered: `lazyPart(() => import('./form.tsx'))`. */
export const lazyPart = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(async () => ({ default: loadedPart((await loadWithRetry(load)).default) }));

/** Marks the part's element as hydrated, and says so. */
function Hydrated({ area }: { area: RefObject<HTMLElement | null> }) {
  useEffect(() => {
    area.current?.setAttribute('data-hydrated', '');
    dispatchEvent(new Event('hydrated'));
  }, [area]);
  return null;
}

/**
 * Deferred hydration: a part that the server renders and whose scripts load with the first interaction. Until then it is
 * plain HTML, so what matters in it must be a link or a form.
 *
 *     const DeferredMap = deferHydration('map', () => import('…').then(({ WovenMap }) => WovenMap));
 *
 * After a navigation in the browser there is no HTML from the server: a `load` that awaits `DeferredMap.fetch()` brings the
 * part with the page, where it would otherwise come a moment after. On the server that does nothing.
 *
 * Where `isWanted` is true the scripts load at once: the browser shows something of its own in the part.
 */
export function deferHydration<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => false,
) {
  let fetched: ComponentType<Props> | undefined;
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    const part = document.querySelector(`[data-deferred="${name}"]`);
    if (part && !isWanted() && !wasTouched(part)) await firstInteraction;
    const Loaded = await loadWithRetry(load);
    return { default: loadedPart(Loaded, () => part && replayPress(part)) };
  }) as unknown as ComponentType<Props>;
  function Deferred(props: Props) {
    const area = useRef<HTMLDivElement>(null);
    const [Fetched] = useState(() => fetched);
    return (
      <div ref={area} data-deferred={name}>
        <Suspense>
          {Fetched ? <Fetched {...props} /> : <Part {...props} />}
          <Hydrated area={area} />
        </Suspense>
      </div>
    );
  }
  const fetch = async () => {
    if (!import.meta.env.SSR) fetched = await load();
  };
  // What surrounds it may be drawn anew: an update that changes nothing of the part must not take its HTML away.
  return Object.assign(memo(Deferred) as unknown as typeof Deferred, { fetch });
}
