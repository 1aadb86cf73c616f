import { type ComponentType, lazy, type RefObject, Suspense, useEffect, useRef, useState } from 'react';

/**
 * What a visitor does first, anywhere on the page, or a picture that cannot be had and needs another in its place. From
 * then on every part may be needed.
 */
const signs = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'focusin',
  'scroll',
  'popstate',
  'error',
  'wanted',
] as const;

let areWanted = false;

/** How long a part may keep a visitor from going on, in milliseconds. */
const patience = 3000;

/**
 * From now on every part is needed. Before a page changes, React must have all in its hands that the server drew: a
 * change that meets a part whose scripts are still on their way is never shown, also not when they have come. So
 * whoever changes the page waits for this; it is undefined when there is nothing to wait for.
 */
export function wantAll(): Promise<void> | undefined {
  areWanted = true;
  dispatchEvent(new Event('wanted'));
  const isOneAway = () => document.querySelector('[data-quiet]:not([data-heard])') !== null;
  if (!isOneAway()) return undefined;
  const wait = async () => {
    for (const end = performance.now() + patience; isOneAway() && performance.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 16));
  };
  return wait();
}

/**
 * Notes which button of the part is pressed while nobody hears it; afterwards gives the press back. What a browser
 * opens by itself has heard it already, and would close again.
 */
function keepPresses(part: Element): () => void {
  let unheard: HTMLElement | null | undefined;
  const press = ({ target }: Event) => {
    unheard =
      target instanceof Element && part.contains(target)
        ? target.closest('button:not([popovertarget])')
        : unheard;
  };
  addEventListener('click', press, true);
  return () => {
    removeEventListener('click', press, true);
    unheard?.click();
    unheard = null;
  };
}

/** Waits until the visitor does anything. */
const whenWanted = () =>
  new Promise<void>((resolve) => {
    const heard = () => {
      areWanted = true;
      for (const sign of signs) removeEventListener(sign, heard, true);
      resolve();
    };
    for (const sign of signs) addEventListener(sign, heard, { capture: true, passive: true });
    if (areWanted) heard();
  });

/** A part whose scripts cannot be had stays as the server drew it, and is tried again. */
const untilHad = <Part,>(load: () => Promise<Part>): Promise<Part> =>
  load().catch(() => new Promise((resolve) => setTimeout(resolve, 3000)).then(() => untilHad(load)));

/** Says on the part's own element that its scripts run. */
function Heard({ area }: { area: RefObject<HTMLElement | null> }) {
  useEffect(() => area.current?.setAttribute('data-heard', ''), [area]);
  return null;
}

/**
 * A part of a page that the server draws at once and whose scripts stay away until the visitor does anything. Until
 * then it is plain HTML, so whatever matters in it must be a link or a form.
 *
 *     const QuietMap = quiet('map', () => import('…').then(({ WovenMap }) => WovenMap));
 *
 * Within the site there is nothing from the server: a page's `load` that awaits `QuietMap.fetch()` brings the part with
 * the page, where it would otherwise come a moment after. On the server that does nothing.
 *
 * With `isWanted`, a browser of which it is true fetches the scripts at once: one that shows something of its own there.
 */
export function quiet<Props extends object>(
  name: string,
  load: () => Promise<ComponentType<Props>>,
  isWanted: () => boolean = () => false,
) {
  let fetched: ComponentType<Props> | undefined;
  const Part = lazy(async () => {
    if (import.meta.env.SSR) return { default: await load() };
    const part = document.querySelector(`[data-quiet="${name}"]`);
    const hear = part ? keepPresses(part) : undefined;
    if (part && !isWanted()) await whenWanted();
    const Loaded = (await untilHad(load)) as ComponentType<object>;
    const Pressed = (props: object) => {
      useEffect(() => hear?.(), []);
      return <Loaded {...props} />;
    };
    return { default: Pressed };
  }) as unknown as ComponentType<Props>;
  function Quiet(props: Props) {
    const area = useRef<HTMLDivElement>(null);
    const [Fetched] = useState(() => fetched);
    return (
      <div ref={area} data-quiet={name}>
        <Suspense>
          {Fetched ? <Fetched {...props} /> : <Part {...props} />}
          <Heard area={area} />
        </Suspense>
      </div>
    );
  }
  const fetch = async () => {
    if (!import.meta.env.SSR) fetched = await load();
  };
  return Object.assign(Quiet, { fetch });
}
