import { beforeEach, expect, test } from 'vitest';
import { useApi } from '../../platform/testing.ts';
import { addListing } from '../listings/testing.ts';

const api = useApi({ languages: ['en', 'si', 'ta'] });
beforeEach(() => api.empty('listings'));

test.each(['කෝපිකඩේ', 'கோப்பிக்கடை'])(
  '%s is found whether its letters are kept and typed in one piece or in several',
  async (name) => {
    expect(name.normalize('NFD')).not.toBe(name);
    for (const kept of ['NFC', 'NFD']) {
      const id = await addListing(api, 'tourGuide', { name: name.normalize(kept) });
      for (const typed of ['NFC', 'NFD'])
        for (const search of [name, `"${name}"`]) {
          const list = `/tour-guides?${new URLSearchParams({ search: search.normalize(typed) })}`;
          expect((await api.get(list)).json(), `${search}: ${kept}, ${typed}`).toMatchObject([{ _id: id }]);
        }
      await api.empty('listings');
    }
  },
);
