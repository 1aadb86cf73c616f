import { isOnTheWeb } from '@serendib/contract/media/elsewhere';

/** By which the API tells of pictures; the test beside holds it against the kinds. */
export const pictureFields = new Set(['image', 'images', 'imageUrl', 'moreImages', 'vehicleImages']);

const place = '/media/elsewhere?of=';
/** Pictures that the API made or drew, also where a page was opened by another name of the site. */
const own = /^https?:\/\/[^/]+\/(?:media\/[\w-]{22}\/\d+\.webp|(?:prints|scenes)\/[\w-]+\.svg)$/;

/** Whether a picture lies on another site: pages show what the API made of it, and nothing from there. */
export const isElsewhere = (address: string, origin = globalThis.location?.origin ?? ''): boolean =>
  isOnTheWeb(address) && !address.startsWith(`${origin}/`) && !own.test(address);

const here = (address: string, origin: string) =>
  isElsewhere(address, origin)
    ? origin + place + encodeURIComponent(address).replaceAll("'", '%27')
    : address;

const hereInHtml = (html: string, origin: string) =>
  html.replace(
    /(<img\s[^<>]*?\bsrc=")([^"]+)/g,
    (_, before: string, src: string) => before + here(src.replaceAll('&amp;', '&'), origin),
  );

/** What the API told, with addresses of our own for pictures that lie elsewhere; what names none is not copied. */
export function picturesHere(told: unknown, origin: string, name = ''): unknown {
  if (typeof told === 'string')
    return pictureFields.has(name)
      ? here(told, origin)
      : name === 'content'
        ? hereInHtml(told, origin)
        : told;
  if (Array.isArray(told)) {
    const shown = told.map((one) => picturesHere(one, origin, name));
    return shown.some((one, at) => one !== told[at]) ? shown : told;
  }
  if (typeof told !== 'object' || told === null) return told;
  // A change says which field it is of.
  const of = 'field' in told && typeof told.field === 'string' ? told.field : '';
  let shown: Record<string, unknown> | undefined;
  for (const [key, value] of Object.entries(told)) {
    const made = picturesHere(value, origin, key === 'from' || key === 'to' ? of : key);
    if (made === value) continue;
    shown ??= { ...told };
    shown[key] = made;
  }
  return shown ?? told;
}

const sentBack = /(?:https?:\/\/[^\s"'<>/]+)?\/media\/elsewhere\?of=([^\s"'<>&]+)/g;

/** An address, or words around some, with what they are elsewhere. */
export const addressElsewhere = (sent: string): string =>
  sent.replace(sentBack, (all, address: string) => {
    try {
      return decodeURIComponent(address);
    } catch {
      return all;
    }
  });

/** What is sent to the API, with the addresses that pictures have elsewhere. */
export function picturesElsewhere(body: unknown): string | FormData {
  if (!(body instanceof FormData))
    return JSON.stringify(body, (_, value) => (typeof value === 'string' ? addressElsewhere(value) : value));
  const form = new FormData();
  for (const [name, value] of body)
    if (typeof value === 'string') form.append(name, addressElsewhere(value));
    else form.append(name, value);
  return form;
}
