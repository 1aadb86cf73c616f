// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { answer, openPage, refuses, screen, signIn, within } from '~/testing/open-page.tsx';
import { DownloadData } from './download-data.tsx';

const saved: [string, string][] = [];
const blobs = new Map<string, Blob>();
function catchDownloads() {
  saved.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    blobs.set('blob:one', blob as Blob);
    return 'blob:one';
  });
  vi.spyOn(window.HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push([this.download, this.href]);
  });
}
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

async function askForIt() {
  signIn();
  catchDownloads();
  const { user } = await openPage(<DownloadData hasPassword />);
  await user.click(screen.getByRole('button', { name: 'Download my data' }));
  const dialog = await screen.findByRole('dialog');
  await user.type(await within(dialog).findByLabelText(/Your password/), 'Old-Town-77');
  return within(dialog).getByRole('button', { name: 'Download' });
}

test('what comes for minutes is saved whole and as it comes, as long as it goes on coming', async () => {
  const sent: RequestInit[] = [];
  const download = await askForIt();
  vi.useFakeTimers();
  // As a browser's, by the clock of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Late', 'TimeoutError')), ms);
    return controller.signal;
  });
  let more: (part: string) => void = () => {};
  let end = () => {};
  vi.stubGlobal('fetch', async (_: string, init: RequestInit) => {
    sent.push(init);
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        more = (part) => controller.enqueue(new TextEncoder().encode(part));
        end = () => controller.close();
        init.signal?.addEventListener('abort', () => controller.error(init.signal?.reason));
      },
    });
    return new Response(body, { headers: { 'content-type': 'application/json' } });
  });
  download.click();
  const parts = ['{"account":', '{"image":"https://elsewhere.lk/a.jpg"},', '"listings":', '[]}'];
  for (const part of parts) {
    await vi.advanceTimersByTimeAsync(25_000);
    more(part);
  }
  await vi.advanceTimersByTimeAsync(25_000);
  end();
  vi.useRealTimers();
  await vi.waitFor(() => expect(saved).toEqual([['my-serendib-data.json', 'blob:one']]));
  expect(await blobs.get('blob:one')?.text()).toBe(parts.join(''));
  expect(sent).toMatchObject([
    {
      method: 'POST',
      body: '{"password":"Old-Town-77"}',
      headers: { authorization: 'Bearer good', 'content-type': 'application/json' },
    },
  ]);
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a password that is not right is said at its field, and nothing is saved', async () => {
  const download = await askForIt();
  const said = 'This password is not right.';
  answer({
    'POST /auth/export': {
      status: 400,
      body: { error: said, code: 'INVALID', fields: { password: said } },
    },
  });
  download.click();
  await screen.findByText(said);
  answer({ 'POST /auth/export': refuses('Wait a minute.', 429, 'TOO_MANY_REQUESTS') });
  download.click();
  await screen.findByText('Wait a minute.');
  expect(saved).toEqual([]);
});
