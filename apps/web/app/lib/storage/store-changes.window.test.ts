// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { storeChanges } from './store-changes.ts';

const comesBack = () => dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));

test('a store hears of what is kept here, in another tab, and while its page lay in the back/forward cache', () => {
  const [onChange, tell] = storeChanges('serendib:one');
  const [, tellOther] = storeChanges('serendib:other');
  const heard = vi.fn();
  const stop = onChange(heard);
  tell();
  dispatchEvent(new StorageEvent('storage', { key: 'serendib:one' }));
  comesBack();
  expect(heard).toHaveBeenCalledTimes(3);
  tellOther();
  stop();
  tell();
  comesBack();
  expect(heard).toHaveBeenCalledTimes(3);
});
