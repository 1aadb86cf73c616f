import { isOnTheWeb } from '@serendib/contract/media/elsewhere';
import type { HandedOut } from '@serendib/contract/media/endpoints';
import { imageKey, imagePath } from '@serendib/contract/media/images';
import { imageWidths, widestImage } from '@serendib/contract/media/src-set';
import { absoluteUrl } from '../../../platform/absolute-url.ts';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { signatureOf, untilFrom } from './signature.ts';
import { findByAddresses, findByKeys } from './signed.queries.ts';
import { imageSigningKey } from './signing-key.ts';

type Found = Awaited<ReturnType<typeof findByKeys>>[number];

/** Whether all may see a picture: what uses it is public. */
export const isForAll = ({ destinationId, status, hiddenAt }: Omit<Found, 'key'>): boolean =>
  destinationId !== null || (status === 'approved' && hiddenAt === null);

/** Its uploader, the owner of its listing, and administrators. */
const maySee = (found: Found, { id, role }: Visitor): boolean =>
  isForAll(found) || role === 'admin' || found.ownerId === id || found.uploaderId === id;

/**
 * Where pictures are had by who asks: at their plain address where they are public, else at one that is signed for a short while.
 * Null for those that are not there for this visitor. A picture is named by its plain address, here or on another site.
 */
export async function handOut(
  { db, clock, publicUrl }: Pick<Context, 'db' | 'clock' | 'publicUrl'>,
  visitor: Visitor,
  names: string[],
): Promise<HandedOut[]> {
  const keys = names.flatMap((name) => imageKey(pathHere(name, publicUrl)) ?? []);
  const addresses = names.filter((name) => isOnTheWeb(name) && !name.startsWith(`${publicUrl}/`));
  const [uploaded, fetched] = await Promise.all([
    keys.length > 0 ? findByKeys(db, keys) : [],
    addresses.length > 0 ? findByAddresses(db, addresses) : [],
  ]);
  const byName = new Map<string, Found>();
  for (const found of uploaded) if (maySee(found, visitor)) byName.set(found.key, found);
  // Where several name it, one that all may see goes first: its address stays.
  const seen = fetched.filter((found) => maySee(found, visitor));
  for (const { address, ...found } of seen)
    if (!byName.has(address) || isForAll(found)) byName.set(address, found);
  const secret = await imageSigningKey(db);
  const until = untilFrom(clock());
  return names.map((name) => {
    const found = byName.get(imageKey(pathHere(name, publicUrl)) ?? name);
    if (!found) return null;
    const isOpen = isForAll(found);
    const at = (width: number) => {
      const url = absoluteUrl(imagePath(found.key, width), publicUrl);
      const signed = { key: found.key, width, until };
      return isOpen ? url : `${url}?until=${until}&signature=${signatureOf(secret, signed)}`;
    };
    return {
      url: at(widestImage),
      srcSet: imageWidths.map((width) => `${at(width)} ${width}w`).join(', '),
      until: isOpen ? null : new Date(until * 1_000).toISOString(),
    };
  });
}

/** An absolute address is a picture elsewhere, but of this site. */
const pathHere = (name: string, publicUrl: string) =>
  name.startsWith(`${publicUrl}/`) ? name.slice(publicUrl.length) : name.startsWith('/') ? name : '';
