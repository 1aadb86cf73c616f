import { expect, test } from 'vitest';
import { imagesInStory } from './story-images.ts';

test('the pictures of a story are named in their order, each as often as it is there', () => {
  const [one, two] = ['<img alt="A train" src="/media/a.jpg" />', '<img src="https://site.lk/?a=1&amp;b=2">'];
  const story = `<p>Go.</p>${one}<p>src="x"</p>${two}<img alt="none" />${one}`;
  const named = ['/media/a.jpg', 'https://site.lk/?a=1&b=2', '/media/a.jpg'];
  expect(imagesInStory(story)).toEqual(named);
  expect(imagesInStory('')).toEqual([]);
});
