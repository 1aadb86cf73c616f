import { paperReasons } from '@serendib/contract/papers/papers';
import { translate } from '@serendib/messages/translate';
import { expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { sentMails } from '../../schema/index.ts';
import { addListing } from '../listings/testing.ts';
import { whenDecided } from './testing.ts';

const api = useApi({ isTrial: true, languages: ['en', 'si', 'ta'] });
const speaking = (language: string, { headers }: { headers: object }) => ({
  headers: { ...headers, 'accept-language': language },
});

test('a ready reason that is chosen in Sinhala is read in Tamil by an owner who reads Tamil', async () => {
  const owner = await api.signIn({ language: 'ta' });
  const admin = await api.signIn({ role: 'admin' });
  const id = await addListing(api, 'vehicle', {}, { ownerId: owner.id });
  const ready = paperReasons.vehicle ?? '';
  const own = 'නිමල් කී පරිදි.';
  const said = (language: string) => `${translate(ready, language).words}\n${own}`;
  expect(said('si')).not.toBe(said('ta'));

  const verdict = { status: 'rejected', reason: said('si') };
  await api.patch(`/vehicles/${id}/verify`, verdict, speaking('si', admin));
  const read = async (language: string) =>
    (await api.get('/vehicles/my-submissions', speaking(language, owner))).json()[0].rejectReason;
  for (const language of ['en', 'si', 'ta']) expect(await read(language)).toBe(said(language));
  const { steps } = (await api.get(`/listings/${id}/history`, owner)).json();
  expect(steps[0].reason).toBe(said('ta'));

  await whenDecided(api);
  const [mail] = await api.db.select().from(sentMails);
  expect(mail?.text).toContain(said('ta'));
});
