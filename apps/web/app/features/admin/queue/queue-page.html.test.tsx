import { renderToStaticMarkup } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import type { Queue } from './load-queue.ts';
import { QueuePage } from './queue-page.tsx';

function shown(over: Partial<Queue>): string {
  const queue: Queue = {
    ...{ what: 'new', rows: [], hasMore: false, counts: { new: 0 }, total: 0, capped: false },
    ...{ search: '', owner: null, now: 0, ...over },
  };
  const Page = createRoutesStub([
    { path: '/', Component: () => <QueuePage {...queue} preview={() => null} /> },
  ]);
  return renderToStaticMarkup(<Page />);
}

test('that all has been looked at is said of the whole queue alone', () => {
  expect(shown({})).toContain('Everything that was sent has been looked at.');
  for (const over of [{ search: 'Kumra' }, { owner: 'nimal' }]) {
    const page = shown(over);
    expect(page).toContain('Nothing fits all of that.');
    expect(page).not.toMatch(/Nothing waits|has been looked at/);
    expect(page).toMatch(/<a [^>]*href="\/admin\/queue"[^>]*>Show all/);
  }
  expect(shown({ what: 'changed', search: 'Kumra' })).toMatch(
    /href="\/admin\/queue\?what=changed"[^>]*>Show all/,
  );
});
