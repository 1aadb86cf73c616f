// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fetchFile } from './save-file.ts';

/** The body of a file whose parts come when the test says so; it breaks when its request is given up. */
let send: ReadableStreamDefaultController<Uint8Array>;
const bytes = (text: string) => new TextEncoder().encode(text);
/** What is answered before the file is. */
let refusals: Response[] = [];
vi.mock('~/lib/session/ask-factor.tsx', () => ({
  confirmFactor: () => new Promise((resolve) => setTimeout(resolve, 40_000, true)),
}));
beforeEach(() => {
  refusals = [];
  vi.useFakeTimers();
  // As a browser's, by the clock of the test.
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    const controller = new AbortController();
    setTimeout(() => controller.abort(new DOMException('Late', 'TimeoutError')), ms);
    return controller.signal;
  });
  vi.stubGlobal('fetch', async (_: string, { signal }: RequestInit) => {
    const refusal = refusals.shift();
    if (refusal) return refusal;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        send = controller;
      },
    });
    signal?.addEventListener('abort', () => send.error(signal.reason));
    return new Response(body, { headers: { 'content-type': 'text/csv' } });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('a file that comes for minutes is fetched whole, as long as it goes on coming', async () => {
  const file = fetchFile('/api/admin/exports/users');
  for (const part of ['a,b\n', '1,2\n', '3,4\n', '5,6\n']) {
    await vi.advanceTimersByTimeAsync(25_000);
    send.enqueue(bytes(part));
  }
  await vi.advanceTimersByTimeAsync(25_000);
  send.close();
  const blob = await file;
  expect([await blob.text(), blob.type]).toEqual(['a,b\n1,2\n3,4\n5,6\n', 'text/csv']);
});

test('so is one for which a second factor was asked first', async () => {
  window.localStorage.setItem('token', 'good');
  refusals = [Response.json({ code: 'FACTOR' }, { status: 403 })];
  const file = fetchFile('/api/admin/exports/users');
  await vi.advanceTimersByTimeAsync(41_000);
  for (const part of ['a,b\n', '1,2\n']) {
    await vi.advanceTimersByTimeAsync(25_000);
    send.enqueue(bytes(part));
  }
  send.close();
  expect(await (await file).text()).toBe('a,b\n1,2\n');
});

test('a file that stops coming is given up after half a minute', async () => {
  const file = fetchFile('/api/admin/exports/users');
  const failed = expect(file).rejects.toMatchObject({ code: 'TIMEOUT' });
  await vi.advanceTimersByTimeAsync(1_000);
  send.enqueue(bytes('a,b\n'));
  await vi.advanceTimersByTimeAsync(31_000);
  await failed;
});

test('a file that breaks off is not taken for the whole', async () => {
  const file = fetchFile('/api/admin/exports/users');
  const failed = expect(file).rejects.toMatchObject({ code: 'NETWORK' });
  await vi.advanceTimersByTimeAsync(1_000);
  send.enqueue(bytes('a,b\n'));
  send.error(new TypeError('network error'));
  await failed;
});
