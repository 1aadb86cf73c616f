import { afterEach, beforeEach, vi } from 'vitest';

/** A console error in a test that did not ask for it is a failure; a test that expects one spies on it itself. */
const complaints: unknown[][] = [];

beforeEach(() => {
  complaints.length = 0;
  vi.spyOn(console, 'error').mockImplementation((...words) => {
    complaints.push(words);
  });
});

afterEach(() => {
  vi.restoreAllMocks();
  const [first] = complaints;
  if (first) throw new Error(`Unexpected console.error: ${first.map(String).join(' ')}`);
});
