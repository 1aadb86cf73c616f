import { afterEach } from 'vitest';

// Of a test that has opened pages (open-page.tsx): a setup file is run for each file, a module that files share once.
afterEach(() => (globalThis as { closePage?: () => void }).closePage?.());
