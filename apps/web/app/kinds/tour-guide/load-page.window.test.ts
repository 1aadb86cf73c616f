import { expect, test, vi } from 'vitest';
import { load } from './load-page.ts';

vi.mock('@serendib/contract/words/t', async (original) => ({
  ...(await original<object>()),
  each: (...values: string[]) => values.map((value) => ({ value, label: `«${value}»` })),
}));

test('that a guide is there all week is told in the language of its reader, and what a guide writes stays as written', async () => {
  const said = async (availability: string | null) => {
    const guide = { _id: '1', name: 'Nadeesha', availability };
    const none = { data: [], agreed: { count: 0 } };
    const call = async (key: string) => (key === 'GET /tour-guides/{id}' ? guide : none);
    const args = { call, params: { id: '1' }, url: new URL('http://localhost/') };
    return (await load(args as unknown as Parameters<typeof load>[0])).words.availability;
  };
  expect([await said('All Week'), await said('Weekends'), await said(null)]).toEqual([
    '«All Week»',
    'Weekends',
    '',
  ]);
});
