import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beat, watchPulse } from './pulse.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;

function watched() {
  const worker = new EventEmitter();
  const onHang = vi.fn();
  watchPulse(worker, onHang);
  return { worker, onHang };
}

test('a worker that beats is left alone, and one that stops is told of once', () => {
  const { worker, onHang } = watched();
  beat((message) => worker.emit('message', message));
  vi.advanceTimersByTime(60 * minute);
  expect(onHang).not.toHaveBeenCalled();

  const silent = watched();
  vi.advanceTimersByTime(minute);
  expect(silent.onHang).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10 * minute);
  expect(silent.onHang).toHaveBeenCalledTimes(1);
});

test('what else a worker says is no pulse', () => {
  const { worker, onHang } = watched();
  const asking = setInterval(() => worker.emit('message', { type: 'count', id: 1, requests: [] }), 500);
  vi.advanceTimersByTime(2 * minute);
  clearInterval(asking);
  expect(onHang).toHaveBeenCalledTimes(1);
});

test('one that has ended is not watched any more', () => {
  const { worker, onHang } = watched();
  worker.emit('exit');
  vi.advanceTimersByTime(10 * minute);
  expect(onHang).not.toHaveBeenCalled();
});

test('a machine that slept takes no worker to hang', () => {
  const { worker, onHang } = watched();
  vi.setSystemTime(Date.now() + 8 * 60 * minute);
  vi.advanceTimersByTime(2_000);
  worker.emit('message', { type: 'pulse' });
  vi.advanceTimersByTime(minute);
  expect(onHang).not.toHaveBeenCalled();
});
