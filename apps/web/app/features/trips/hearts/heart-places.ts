import type { ThingKind } from '@serendib/contract/listings/thing-kinds';
import type { ThingPages } from '~/lib/site/thing-pages.ts';

/** A card or a page that gets a heart, with what can be read off it. */
export interface HeartPlace {
  kind: ThingKind;
  /** The id of a listing; of a destination the word in its address. */
  at: string;
  href: string;
  title: string;
  image: string | null;
  /** What the heart is put into. */
  host: Element;
}

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;

/** What page an address is, in any language. */
function thingAt(pathname: string, pages: ThingPages): Pick<HeartPlace, 'kind' | 'at' | 'href'> | null {
  const [name = '', at = ''] = pathname.split('/').slice(-2);
  const kind = Object.hasOwn(pages, name) ? pages[name] : undefined;
  if (!kind || !(kind === 'destination' ? at : uuid.test(at))) return null;
  return { kind, at, href: `/${name}/${at}` };
}

const imageIn = (element: Element | null) => element?.querySelector('img')?.getAttribute('src') ?? null;

/** A card in a form is a picture of a card, and what React has not taken over yet must stay as the server sent it. */
const isLeftAlone = (host: Element) =>
  host.closest('form, dialog, [inert], [data-deferred]:not([data-hydrated])') !== null;

function cardsIn(main: Element, pages: ThingPages): HeartPlace[] {
  return [...main.querySelectorAll<HTMLAnchorElement>('a.card-link')].flatMap((link) => {
    const thing = thingAt(link.pathname, pages);
    const host = link.closest('article, li');
    if (!thing || !host?.querySelector('.print') || isLeftAlone(host)) return [];
    return [{ ...thing, title: link.textContent?.trim() ?? '', image: imageIn(host), host }];
  });
}

/** The page of a thing itself; one that travellers do not see says so above, and cannot be saved. */
function pageIn(main: Element, pages: ThingPages): HeartPlace[] {
  const thing = thingAt(location.pathname, pages);
  const heading = main.querySelector('article h1');
  const host = heading?.parentElement;
  if (!thing || !heading || !host || isLeftAlone(host) || main.querySelector('[data-unseen]')) return [];
  const image = imageIn(main.querySelector('article'));
  return [{ ...thing, title: heading.textContent?.trim() ?? '', image, host }];
}

/** All that gets a heart on the page as it stands now. */
export function heartPlaces(pages: ThingPages): HeartPlace[] {
  const main = document.getElementById('main');
  return main ? [...pageIn(main, pages), ...cardsIn(main, pages)] : [];
}

export const areSame = (before: readonly HeartPlace[], after: readonly HeartPlace[]): boolean =>
  before.length === after.length &&
  before.every((one, at) => {
    const other = after[at];
    return one.host === other?.host && one.href === other.href && one.title === other.title;
  });
