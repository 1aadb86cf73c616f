import type { HandedOut } from '@serendib/contract/media/endpoints';
import type { SignedInPerson, TestApi } from '../../../platform/testing.ts';

type Person = Pick<SignedInPerson, 'headers'>;
const publicUrl = 'http://serendib.test';

/** Where a person is told that pictures are had. */
export async function addressesOf(api: TestApi, person: Person, ...pictures: string[]): Promise<HandedOut[]> {
  const reply = await api.post('/media/addresses', { pictures }, { headers: person.headers });
  if (reply.statusCode !== 200) throw new Error(reply.body);
  return reply.json().addresses;
}

/** A picture as a page asks for it, by its address alone. */
export const askImage = (api: TestApi, address: string, headers: Record<string, string> = {}) =>
  api.app.inject({ url: address.replace(publicUrl, ''), headers });

/** The picture as a person sees it: at the address that is handed out to them, in one of its widths. */
export async function seenBy(api: TestApi, person: Person, picture: string, width = 1600) {
  const [at] = await addressesOf(api, person, picture);
  const one = at?.srcSet.split(', ').find((each) => each.endsWith(` ${width}w`));
  return askImage(api, one?.split(' ')[0] ?? picture.replace('1600', String(width)));
}
