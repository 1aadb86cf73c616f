import { useState } from 'react';
import { expect, test } from 'vitest';
import { answer, openPage, says, screen } from '~/testing/open-page.tsx';
import { useListingDetail } from './listing-detail.ts';

function Opened() {
  const [id, setId] = useState<string | null>(null);
  const { detail } = useListingDetail(id);
  return (
    <>
      {['van', 'jeep', null].map((one) => (
        <button key={one} type="button" onClick={() => setId(one)}>
          {one ?? 'close'}
        </button>
      ))}
      <output>{detail ? detail.review.listing.title : 'none'}</output>
    </>
  );
}

test('a listing that is opened again is shown as it is then, and until that has come nothing of before', async () => {
  let title = 'Van';
  let holds = Promise.resolve();
  answer({
    'GET /admin/listings/{id}/review': async ({ url }) => {
      await holds;
      const _id = url.pathname.split('/').at(-2);
      return says({ listing: { _id, kind: 'vehicle', version: 1, title: _id === 'van' ? title : 'Jeep' } });
    },
    'GET /listings/{id}/history': says({}),
    'GET /vehicles/{id}': says({}),
  });
  const { user } = await openPage(<Opened />);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const shown = () => document.querySelector('output')?.textContent;
  await press('van');
  await expect.poll(shown).toBe('Van');

  for (const meanwhile of ['close', 'jeep']) {
    title += ', mended';
    const reply = Promise.withResolvers<void>();
    holds = reply.promise;
    await press(meanwhile);
    expect(shown()).toBe('none');
    await press('van');
    expect(shown()).toBe('none');
    reply.resolve();
    await expect.poll(shown).toBe(title);
  }
});
