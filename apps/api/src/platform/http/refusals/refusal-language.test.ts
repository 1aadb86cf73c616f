import { expect, test } from 'vitest';
import { useApi } from '../../testing.ts';

const api = useApi({ languages: ['en', 'si', 'ta'] });
const ask = async (language?: string) => {
  const { body, headers } = await api.app.inject({
    url: '/api/vehicles?type=tank',
    headers: language ? { 'accept-language': language } : {},
  });
  return { refusal: JSON.parse(body) as Record<string, unknown>, headers };
};

test('a refusal is English to the letter for who asks in no language', async () => {
  const { refusal, headers } = await ask();
  expect(refusal).toEqual({
    error: 'There is no type "tank".',
    code: 'INVALID',
    fields: { type: 'There is no type "tank".' },
  });
  expect(headers['content-language']).toBeUndefined();
  expect(headers.vary).toMatch(/accept-language/i);
});

test('who asks in one of our languages reads it there, and what stands in the words beside them', async () => {
  const { refusal, headers } = await ask('si-LK, en;q=0.5');
  expect(refusal).toEqual({
    error: '"tank" නමින් type නැත.',
    code: 'INVALID',
    params: { name: 'type', value: 'tank' },
    fields: { type: '"tank" නමින් type නැත.' },
  });
  expect(headers['content-language']).toBe('si');
});

test('who asks in another language reads English', async () => {
  const { refusal, headers } = await ask('de');
  expect(refusal).toMatchObject({
    error: 'There is no type "tank".',
    params: { name: 'type', value: 'tank' },
  });
  expect(headers['content-language']).toBe('en');
});
