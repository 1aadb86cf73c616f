import { afterEach, expect, test, vi } from 'vitest';
import { environmentOf } from './processes.ts';

afterEach(() => vi.unstubAllEnvs());

test('what is measured is told its own settings alone, and none that the shell names', () => {
  vi.stubEnv('DATABASE_URL', 'postgres://serendib:secret@db.example.lk/serendib');
  vi.stubEnv('MAIL_URL', 'smtp://mail.example.lk');
  vi.stubEnv('S3_BUCKET', 'photos');
  vi.stubEnv('NODE_ENV', 'production');
  vi.stubEnv('HOME', '/home/nimali');
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  expect(environmentOf({ DATA_DIR: '/tmp/bench' })).toEqual({
    ...{ PATH, NODE_COMPILE_CACHE, HOME: '/home/nimali' },
    DATA_DIR: '/tmp/bench',
  });
});
