import { expect, test } from 'vitest';
import { browserId, storedToken } from './session.ts';

test('on the server, whose memory is that of all visitors, nothing is kept of one of them', () => {
  expect(browserId).toThrow('window is not defined');
  expect(storedToken()).toBeNull();
  expect(browserId).toThrow('window is not defined');
});
