import { longestAddress } from '@serendib/contract/media/elsewhere';
import { mostImages } from '@serendib/contract/media/images';
import { listeners, nameOf, type Shown, shownAt, shownImages } from '~/lib/images/shown-at.ts';
import { addressElsewhere, pictureFields } from './pictures-here.ts';
import type { Call } from './types.ts';

/** An address that runs out sooner is asked for anew. */
const enoughMs = 2 * 60_000;

const inHtml = (html: string) =>
  [...html.matchAll(/<img\s[^<>]*?\bsrc="([^"]+)/g)].map(([, src = '']) => src.replaceAll('&amp;', '&'));

/** The pictures of a reply that only some may see: those of listings that are not public, and of changes. */
function imagesForFew(told: unknown, name = '', isForFew = false): string[] {
  if (typeof told === 'string')
    return !isForFew ? [] : pictureFields.has(name) ? [told] : name === 'content' ? inHtml(told) : [];
  if (Array.isArray(told)) return told.flatMap((one) => imagesForFew(one, name, isForFew));
  if (typeof told !== 'object' || told === null) return [];
  const { status, isHidden, field } = told as Record<string, unknown>;
  const isFew = isForFew || status === 'pending' || status === 'rejected' || isHidden === true;
  return Object.entries(told).flatMap(([key, value]) =>
    typeof field === 'string' && (key === 'from' || key === 'to')
      ? imagesForFew(value, field, true)
      : imagesForFew(value, key, isFew),
  );
}

const wanted = new Set<string>();
/** They are on their way. */
const pending = new Set<string>();
let asked: Promise<void> | undefined;
/** By which they are asked for again. */
let lastCall: Call | undefined;

const isGood = (address: string) => {
  const until = shownAt(address)?.until;
  return typeof until === 'number' && until - Date.now() > enoughMs;
};

/** Those that come within one turn are asked for together. */
function askFor(addresses: readonly string[], call: Call): Promise<void> {
  for (const address of addresses) if (!isGood(address) && !pending.has(address)) wanted.add(address);
  asked ??= Promise.resolve().then(async () => {
    const names = [...wanted];
    wanted.clear();
    asked = undefined;
    const parts = [];
    for (let at = 0; at < names.length; at += mostImages) parts.push(names.slice(at, at + mostImages));
    await Promise.all(parts.map((part) => ask(part, call)));
    for (const listener of [...listeners]) listener();
  });
  return asked;
}

/** What cannot be had, or not be asked for, stays at its plain address: there it fails, and its drawing is shown. */
async function ask(names: string[], call: Call): Promise<void> {
  for (const name of names) pending.add(name);
  const reply = await call('POST /media/addresses', { body: { pictures: names } }).catch(() => undefined);
  for (const name of names) pending.delete(name);
  for (const [at, name] of names.entries()) setShown(name, read(name, reply?.addresses[at]));
}

function setShown(name: string, to: Shown | undefined): void {
  if (to) shownImages.set(nameOf(name), to);
  else shownImages.delete(nameOf(name));
}

type Address = { url: string; srcSet: string; until: string | null } | null | undefined;

const read = (name: string, address: Address): Shown | undefined =>
  address
    ? {
        name,
        src: address.url,
        srcSet: address.srcSet,
        until: address.until === null ? null : Date.parse(address.until),
      }
    : undefined;

/** One whose address elsewhere is too long is not had, and all that is asked for with it would be refused. */
const isOurs = (address: string) =>
  /^(?:https?:\/\/[^/]+)?\/media\//.test(address) && addressElsewhere(address).length <= longestAddress;

/** Errors of pictures that were asked for again and are at no other address. */
const final = new WeakSet<Event>();

/**
 * A picture that fails may have run out, on a page that was left open. Its error is heard before what shows it hears of it, and
 * goes on only where it is had at no other address.
 */
async function renew(event: Event): Promise<void> {
  const image = event.target;
  if (!(image instanceof HTMLImageElement) || final.has(event)) return;
  const lost = image.getAttribute('src');
  const name = [...shownImages.values()].find((shown) => shown?.src === lost)?.name;
  if (!name || !lastCall || isGood(name)) return;
  event.stopPropagation();
  await askFor([name], lastCall);
  if (shownAt(name)?.src !== lost) return;
  const failed = new Event('error');
  final.add(failed);
  image.dispatchEvent(failed);
}

/** Asks where these are had, unless that is known for a while. Until it is known nothing is fetched of them. */
export function awaitShown(addresses: readonly string[], call: Call): void {
  const ours = addresses.filter(isOurs);
  if (ours.length === 0) return;
  for (const address of ours) if (shownAt(address) === undefined) shownImages.set(nameOf(address), null);
  lastCall = call;
  document.addEventListener('error', renew, true);
  void askFor(ours, call);
}

export const awaitShownIn = (reply: unknown, call: Call): void => awaitShown(imagesForFew(reply), call);
