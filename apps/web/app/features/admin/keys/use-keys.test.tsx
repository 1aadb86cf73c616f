import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '~/testing/open-page.tsx';
import { useKeys } from './use-keys.ts';

test('a key that is held down goes on from thing to thing, and decides one alone', async () => {
  const done: string[] = [];
  const doing = (word: string) => () => void done.push(word);
  function Shortcuts() {
    useKeys({ a: doing('verified'), j: doing('next'), ArrowLeft: doing('before') });
    return null;
  }
  await openPage(<Shortcuts />);
  const hold = (key: string) => {
    for (const repeat of [false, true, true]) fireEvent.keyDown(document.body, { key, repeat });
  };
  hold('a');
  expect(done).toEqual(['verified']);
  hold('A');
  expect(done.splice(0)).toEqual(['verified', 'verified']);
  hold('j');
  hold('ArrowLeft');
  expect(done).toEqual(['next', 'next', 'next', 'before', 'before', 'before']);
});
