import { kinds } from '@serendib/contract/listings/kinds/index';
import { expect, test } from 'vitest';
import { makeCall } from './make-call.ts';
import { pictureFields, picturesElsewhere, picturesHere } from './pictures-here.ts';
import type { Sent } from './send.ts';

const origin = 'https://serendib.test';
const van = "https://example.lk/van's (1).jpg?w=1&h=2";
const shown = `${origin}/media/elsewhere?of=https%3A%2F%2Fexample.lk%2Fvan%27s%20(1).jpg%3Fw%3D1%26h%3D2`;

test('every field of a kind that holds pictures is known', () => {
  const named = Object.values(kinds).flatMap(({ fields }) =>
    fields.filter(({ type }) => type === 'image' || type === 'images').map(({ name }) => name),
  );
  expect([...new Set(named)].filter((name) => !pictureFields.has(name))).toEqual([]);
  const told = Object.values(kinds).flatMap(({ fields }) => fields.filter(({ type }) => type === 'html'));
  expect([...new Set(told.map(({ name }) => name))]).toEqual(['content']);
});

test('pictures of other sites are told by an address of ours, and all else as it is', () => {
  const own = [
    `${origin}/media/${'a'.repeat(22)}/1600.webp`,
    'https://other.test/prints/van-1.svg',
    '/scenes/ella.svg',
    '',
  ];
  expect(
    picturesHere(
      [
        { vehicleImages: [van, ...own], name: van, image: null, redirectUrl: van },
        {
          changes: [
            { field: 'image', from: null, to: van },
            { field: 'name', from: van, to: 3 },
          ],
        },
        { content: `<p>${van}</p><img alt="a" src="https://example.lk/a.jpg?b=1&amp;c=2">` },
      ],
      origin,
    ),
  ).toEqual([
    { vehicleImages: [shown, ...own], name: van, image: null, redirectUrl: van },
    {
      changes: [
        { field: 'image', from: null, to: shown },
        { field: 'name', from: van, to: 3 },
      ],
    },
    {
      content: `<p>${van}</p><img alt="a" src="${origin}/media/elsewhere?of=https%3A%2F%2Fexample.lk%2Fa.jpg%3Fb%3D1%26c%3D2">`,
    },
  ]);
});

test('a picture of another site is one of another site though it lies in a folder named like ours of drawings', () => {
  const theirs = [
    'https://example.lk/img/social/cover.png',
    'https://example.lk/social/cover.png',
    'https://example.lk/prints/sunset.png',
    'https://example.lk/scenes/beach.png',
    `https://example.lk/archive/media/${'a'.repeat(22)}/1600.webp`,
  ];
  expect(picturesHere({ images: theirs }, origin)).toEqual({
    images: theirs.map((one) => `${origin}/media/elsewhere?of=${encodeURIComponent(one)}`),
  });
});

test('an address that no server takes is left as it is', () => {
  const content = `<img src="https://example.lk/${'a'.repeat(2_000)}.jpg">`;
  expect(picturesHere({ content }, origin)).toEqual({ content });
});

test('what is sent back is what the API told', async () => {
  expect(picturesElsewhere({ image: shown })).toBe(JSON.stringify({ image: van }));
  expect(picturesElsewhere(['/media/elsewhere?of=%E0%A4%A'])).toBe('["/media/elsewhere?of=%E0%A4%A"]');
  const sent: Sent[] = [];
  const call = makeCall(async (one) => {
    sent.push(one);
    return { status: 200, header: () => null, body: async () => ({ image: van }) };
  }, origin);
  const body = { image: shown, content: `<img src="${shown}"><p>a</p>` };
  expect(await call('POST /blogs', { body } as never)).toEqual({ image: shown });
  expect(JSON.parse(String(sent[0]?.body))).toEqual({ image: van, content: `<img src="${van}"><p>a</p>` });
  const form = new FormData();
  form.append('imageUrl', shown);
  form.append('image', new Blob(['a']), 'a.jpg');
  await call('POST /blogs', { body: form } as never);
  const given = sent[1]?.body as FormData;
  expect([given.get('imageUrl'), (given.get('image') as File).name]).toEqual([van, 'a.jpg']);
});
