import { afterEach } from 'vitest';

// Of a test that has opened pages (open-page.tsx): a setup file is run for each file, a module that files share once.
afterEach(() => (globalThis as { closePage?: () => void }).closePage?.());

// What a test gives no answer to has none: a site that runs on this machine was asked, and would be written to.
globalThis.fetch = async () => {
  throw new TypeError('Failed to fetch');
};
