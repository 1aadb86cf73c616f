/** What has the keyboard, with what stood beside it and beside all that it stands in, from within outwards. */
interface Place {
  at: HTMLElement;
  pathname: string;
  levels: { one: Element; parent: Element; before: Element[]; after: Element[] }[];
}

const reachable = ':is(a[href], button, input, select, textarea, summary, [tabindex]):not([tabindex="-1"])';

/** From the nearest on. A form’s `children` may be a field of that name. */
function beside(one: Element, way: 'previousElementSibling' | 'nextElementSibling'): Element[] {
  const found: Element[] = [];
  for (let next = one[way]; next; next = next[way]) found.push(next);
  return found;
}

function placeOf(at: HTMLElement): Place {
  const levels: Place['levels'] = [];
  for (let one: Element = at; one.parentElement && one !== document.body; one = one.parentElement)
    levels.push({
      one,
      parent: one.parentElement,
      before: beside(one, 'previousElementSibling'),
      after: beside(one, 'nextElementSibling'),
    });
  return { at, pathname: location.pathname, levels };
}

/** What stands now where that stood which is gone. */
function insteadOf({ parent, before, after }: Place['levels'][number]): Element[] {
  const found: Element[] = [];
  const last = before.find(({ isConnected }) => isConnected);
  let one = last ? last.nextElementSibling : parent.firstElementChild;
  for (; one && !after.includes(one); one = one.nextElementSibling) found.push(one);
  return found;
}

function takes(one: HTMLElement): boolean {
  one.focus();
  return document.activeElement === one;
}

const isLike = (one: Element, other: Element) =>
  one.tagName === other.tagName && one.className === other.className;

/** Whether a part has the keyboard now: in a row like the one that is gone the button like the pressed one, else the first. */
function has(part: Element, at: Element, row: Element): boolean {
  const all = [part, ...part.querySelectorAll('*')].filter(
    (one): one is HTMLElement => one instanceof HTMLElement && one.matches(reachable),
  );
  const like = isLike(part, row) ? all.filter((one) => isLike(one, at)) : [];
  return [...like, ...all].some(takes);
}

/** Where something came in its place and the keyboard can be on none of it, it is waited for: a form is on its way. */
function goOn({ at, levels }: Place): void {
  const lowest = levels.findIndex(({ parent }) => parent.isConnected);
  const level = levels[lowest];
  if (!level) return;
  const instead = insteadOf(level);
  if (instead.some((part) => has(part, at, level.one)) || instead.length > 0) return;
  for (const { one, parent, before, after } of levels.slice(lowest)) {
    if (one.id === 'main' || parent === document.body) break;
    if ([...after, ...before].some((part) => part.isConnected && has(part, at, one))) return;
  }
  document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * Where what has the keyboard goes away, the keyboard goes on: to what came in its place, to the next row, the one before, or
 * what stands nearest around. A browser leaves it nowhere, and those who hear the page have lost their place. After a touch
 * it stays, because a telephone would open its keyboard. Until the function that this gives is called.
 */
export function keepPlace(): () => void {
  let place: Place | undefined;
  let isByKey = true;
  const keep = (at: EventTarget | null) => {
    const isSomewhere = isByKey && at instanceof HTMLElement && at !== document.body;
    place = isSomewhere ? placeOf(at) : undefined;
  };
  const onPointer = () => {
    isByKey = false;
    place = undefined;
  };
  const onKey = ({ key }: KeyboardEvent) => {
    isByKey = true;
    // What stands around it may have changed since the keyboard came to it.
    if (key === 'Enter' || key === ' ') keep(document.activeElement);
  };
  const onFocus = ({ target }: FocusEvent) => keep(target);
  const look = () => {
    const isNowhere = [null, document.body].includes(document.activeElement as HTMLElement | null);
    // Of another page the keyboard is at the beginning.
    if (place && !place.at.isConnected && isNowhere && place.pathname === location.pathname) goOn(place);
  };
  // After those who say where it goes.
  const changes = new MutationObserver(() => {
    if (place && !place.at.isConnected) requestAnimationFrame(look);
  });
  changes.observe(document.body, { childList: true, subtree: true });
  const listeners = [
    ['pointerdown', onPointer],
    ['keydown', onKey],
    ['focusin', onFocus],
  ] as const;
  for (const [type, listener] of listeners) addEventListener(type, listener as EventListener, true);
  return () => {
    changes.disconnect();
    for (const [type, listener] of listeners) removeEventListener(type, listener as EventListener, true);
  };
}
