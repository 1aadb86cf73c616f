import { availableParallelism } from 'node:os';
import { expect, test } from 'vitest';
import { readArguments, readSettings, WrongSettings } from './settings.ts';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://app@db/serendib',
  MAIL_URL: 'smtps://mail.example.com',
  PUBLIC_URL: 'https://serendib.example',
  ADMIN_EMAIL: 'nimali@example.com',
};

function faultsOf(environment: Record<string, string>): string[] {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof WrongSettings) return error.faults;
    throw error;
  }
  return [];
}

test('with nothing set it is a trial on loopback, with its own database and a demo catalogue', () => {
  expect(readSettings({})).toMatchObject({
    mode: 'trial',
    host: '127.0.0.1',
    port: 3000,
    publicUrl: 'http://127.0.0.1:3000',
    dataDir: './data',
    databaseUrl: undefined,
    trustProxy: false,
    admin: undefined,
    demoData: true,
    rateLimit: true,
  });
});

test('an empty variable counts as unset', () => {
  expect(readSettings({ PORT: '', NODE_ENV: '', DATABASE_URL: '' })).toEqual(readSettings({}));
});

test('a database of one’s own gets no demo catalogue unless asked for', () => {
  const DATABASE_URL = 'postgresql://me@localhost/mine';
  expect(readSettings({ DATABASE_URL }).demoData).toBe(false);
  expect(readSettings({ DATABASE_URL, DEMO_DATA: 'on' }).demoData).toBe(true);
  expect(readSettings({ DEMO_DATA: 'off' }).demoData).toBe(false);
});

test('every fault is named in a line of its own', () => {
  expect(
    faultsOf({
      NODE_ENV: 'prod',
      PORT: '70000',
      PUBLIC_URL: 'serendib.example',
      DATABASE_URL: 'mysql://db',
      TRUST_PROXY: '10.0.0.0/64',
      RATE_LIMIT: 'no',
      ADMIN_EMAIL: 'nimali',
    }),
  ).toEqual([
    'NODE_ENV is not one of: production, development, test',
    'PORT is not a port (1 to 65535)',
    'PUBLIC_URL is not an address that begins with http:// or https://',
    'DATABASE_URL is not an address that begins with postgres:// or postgresql://',
    'TRUST_PROXY is neither off nor a list of addresses, as in 10.0.0.1, 192.168.0.0/16, loopback',
    'ADMIN_EMAIL is not an e-mail address',
    'RATE_LIMIT is not one of: on, off',
  ]);
});

test('what settings demand of each other is told beside the values that are wrong by themselves', () => {
  expect(
    faultsOf({
      NODE_ENV: 'production',
      PORT: '70000',
      HOST: '0.0.0.0',
      PUBLIC_URL: 'serendib.example',
      DATABASE_REPLICA_URL: 'mysql://replica',
      ADMIN_EMAIL: 'nimali',
      GOOGLE_CLIENT_ID: 'serendib',
      OIDC_ISSUER: 'https://accounts.example.com',
      RATE_LIMIT: 'off',
    }),
  ).toEqual([
    'PORT is not a port (1 to 65535)',
    'PUBLIC_URL is not an address that begins with http:// or https://',
    'DATABASE_REPLICA_URL is not an address that begins with postgres:// or postgresql://',
    'ADMIN_EMAIL is not an e-mail address',
    'DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is',
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other',
    'DATABASE_URL is needed in production',
    'MAIL_URL is needed in production',
    'PUBLIC_URL is needed in production, with https',
    'RATE_LIMIT cannot be off in production',
  ]);
});

test('what hangs on a value that is wrong is not checked against it', () => {
  const onNetwork = { HOST: '0.0.0.0' };
  for (const wrong of [{ NODE_ENV: 'prod' }, { TRIAL_ON_NETWORK: 'ja' }])
    expect(faultsOf({ ...onNetwork, ...wrong })).toHaveLength(1);
  expect(faultsOf({ PAYHERE_MODE: 'on', ADMIN_PASSWORD: 'short' })).toEqual([
    'ADMIN_PASSWORD needs at least 8 characters',
    'PAYHERE_MODE is not one of: paused, simulator, sandbox, live',
    'ADMIN_PASSWORD needs ADMIN_EMAIL, whose it is',
  ]);
});

test('production does not start without database, mail, an https address and an administrator', () => {
  expect(faultsOf({ NODE_ENV: 'production' })).toEqual([
    'DATABASE_URL is needed in production',
    'MAIL_URL is needed in production',
    'PUBLIC_URL is needed in production, with https',
    'ADMIN_EMAIL is needed in production',
  ]);
  expect(faultsOf({ ...production, PUBLIC_URL: 'http://serendib.example' })).toEqual([
    'PUBLIC_URL is needed in production, with https',
  ]);
  expect(readSettings(production)).toMatchObject({ mode: 'production', demoData: false });
});

test('production invents nothing and does not lift its limits', () => {
  expect(faultsOf({ ...production, DEMO_DATA: 'on', RATE_LIMIT: 'off' })).toEqual([
    'DEMO_DATA cannot be on in production, where nothing is invented',
    'RATE_LIMIT cannot be off in production',
  ]);
});

test('a trial takes a public name only when told that others then read its mailbox', () => {
  const opened = (url: string) =>
    `PUBLIC_URL ${url} would open a trial, whose mailbox shows reset links, to visitors; NODE_ENV=production is for them, and TRIAL_ON_NETWORK=yes says that you know`;
  for (const url of ['https://shop.example', 'http://192.168.1.7:3000', 'http://localhost.example'])
    expect(faultsOf({ PUBLIC_URL: url })).toEqual([opened(url)]);
  expect(faultsOf({ NODE_ENV: 'development', PUBLIC_URL: 'https://shop.example' })).toHaveLength(1);
  expect(faultsOf({ PUBLIC_URL: 'https://shop.example', TRIAL_ON_NETWORK: 'yes' })).toEqual([]);
  for (const url of ['http://localhost:3000', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect(faultsOf({ PUBLIC_URL: url })).toEqual([]);
});

test('a trial opens itself to the network only when told twice', () => {
  expect(faultsOf({ HOST: '0.0.0.0' })).toHaveLength(1);
  expect(faultsOf({ HOST: '0.0.0.0', TRIAL_ON_NETWORK: 'yes' })).toEqual([]);
  expect(faultsOf({ ...production, HOST: '0.0.0.0' })).toEqual([]);
  expect(faultsOf({ HOST: '::1' })).toEqual([]);
});

test('the public address is an origin, and derived from host and port when unset', () => {
  expect(readSettings({ ...production, PUBLIC_URL: 'https://serendib.example/' }).publicUrl).toBe(
    'https://serendib.example',
  );
  expect(faultsOf({ PUBLIC_URL: 'https://example.com/serendib' })).toEqual([
    'PUBLIC_URL has a path; it must be an origin alone, as in https://example.com',
  ]);
  expect(readSettings({ HOST: '::1', PORT: '4000' }).publicUrl).toBe('http://[::1]:4000');
});

test('proxies are addresses, ranges or the names of such', () => {
  expect(readSettings({ TRUST_PROXY: '10.0.0.1, fd00::/8,loopback' }).trustProxy).toEqual([
    '10.0.0.1',
    'fd00::/8',
    'loopback',
  ]);
  expect(readSettings({ TRUST_PROXY: 'off' }).trustProxy).toBe(false);
});

test('settings that need another one say so', () => {
  expect(faultsOf({ DATABASE_REPLICA_URL: 'postgres://replica/x', ADMIN_PASSWORD: 'Long enough 1' })).toEqual(
    [
      'DATABASE_REPLICA_URL needs DATABASE_URL, whose replica it is',
      'ADMIN_PASSWORD needs ADMIN_EMAIL, whose it is',
    ],
  );
  expect(faultsOf({ GOOGLE_CLIENT_ID: 'serendib' })).toEqual([
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET need each other',
  ]);
  expect(faultsOf({ ADMIN_EMAIL: 'nimali@example.com', ADMIN_PASSWORD: 'simple' })).toEqual([
    'ADMIN_PASSWORD needs at least 8 characters',
  ]);
  expect(faultsOf({ ADMIN_EMAIL: 'nimali@example.com', ADMIN_PASSWORD: 'x'.repeat(201) })).toEqual([
    'ADMIN_PASSWORD has more than 200 characters',
  ]);
  expect(faultsOf({ ...production, OIDC_ISSUER: 'http://localhost:8080' })).toEqual([
    'OIDC_ISSUER needs https in production',
  ]);
});

test('mail comes from an address, by a server that is named', () => {
  for (const MAIL_FROM of [
    'no-reply@serendib.example',
    'Serendib <no-reply@serendib.example>',
    '"Serendib, of Galle" <no-reply@serendib.example>',
    ' Serendib (Galle) <no-reply@serendib.example> ',
    'சேரன்தீப் <no-reply@serendib.example>',
  ])
    expect(readSettings({ ...production, MAIL_FROM }).mailFrom).toBe(MAIL_FROM.trim());
  for (const MAIL_FROM of [
    'Serendib',
    'no-reply',
    ' ',
    'Serendib <no-reply>',
    'Serendib no-reply@serendib.example',
    'Serendib, of Galle <no-reply@serendib.example>',
    'Serendib\n<no-reply@serendib.example>',
  ])
    expect(faultsOf({ ...production, MAIL_FROM })).toEqual([
      'MAIL_FROM is not a sender, as in Serendib <no-reply@example.com>',
    ]);

  for (const MAIL_URL of ['smtp:mail.example.com:587', 'smtp://', 'smtp:///mail'])
    expect(faultsOf({ ...production, MAIL_URL })).toEqual([
      'MAIL_URL names no server, as in smtps://mail.example.com',
    ]);
  expect(faultsOf({ ...production, MAIL_URL: 'mailto:nimali@example.com' })).toEqual([
    'MAIL_URL is not an address that begins with smtp:// or smtps://',
  ]);
});

test('tiles of a map come with the name of who drew them', () => {
  const tiles = { MAP_TILES_URL: 'https://tiles.example.com/{z}/{x}/{y}.png' };
  for (const MAP_TILES_ATTRIBUTION of [undefined, '', ' '])
    expect(
      faultsOf({ ...tiles, ...(MAP_TILES_ATTRIBUTION !== undefined && { MAP_TILES_ATTRIBUTION }) }),
    ).toEqual(['MAP_TILES_URL needs MAP_TILES_ATTRIBUTION: who drew the map has to be named on it']);
  expect(faultsOf({ ...tiles, MAP_TILES_ATTRIBUTION: 'The mappers' })).toEqual([]);
  expect(faultsOf({ MAP_TILES_ATTRIBUTION: 'The mappers' })).toEqual([
    'MAP_TILES_ATTRIBUTION needs MAP_TILES_URL, whose it is',
  ]);
});

test('uploads go into a bucket when all of it is said', () => {
  expect(readSettings({}).s3).toBeUndefined();
  const bucket = { S3_BUCKET: 'photos', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readSettings({ ...bucket, S3_ENDPOINT: 'https://s3.example' }).s3).toMatchObject({
    bucket: 'photos',
    endpoint: 'https://s3.example',
  });
  // On one machine or a private network, as the one of containers; docs/asvs.md says so.
  expect(faultsOf({ ...production, ...bucket, S3_ENDPOINT: 'http://storage:9000' })).toEqual([]);
  expect(faultsOf({ S3_BUCKET: 'photos' })).toEqual([
    'S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY need each other',
  ]);
});

const merchant = {
  PAYHERE_MERCHANT_ID: '1211149',
  PAYHERE_MERCHANT_SECRET: 'a secret',
  PAYHERE_APP_ID: 'app',
  PAYHERE_APP_SECRET: 'app secret',
};

test('payments are paused until somebody says how they are taken', () => {
  expect(readSettings({}).payments).toEqual({ mode: 'paused', merchant: undefined });
  expect(faultsOf({ PAYHERE_MODE: 'on' })).toEqual([
    'PAYHERE_MODE is not one of: paused, simulator, sandbox, live',
  ]);
  expect(readSettings({ ...merchant }).payments).toMatchObject({
    mode: 'paused',
    merchant: { id: '1211149' },
  });
});

test('the simulator has a secret of its own unless one is set', () => {
  expect(readSettings({ PAYHERE_MODE: 'simulator' }).payments.merchant?.secret).toBe('simulator-secret');
  const set = readSettings({ PAYHERE_MODE: 'simulator', PAYHERE_MERCHANT_SECRET: 'mine' });
  expect(set.payments.merchant?.secret).toBe('mine');
  expect(faultsOf({ ...production, PAYHERE_MODE: 'simulator' })).toEqual([
    'PAYHERE_MODE cannot be simulator in production, where anybody could pay with nothing',
  ]);
});

test('sandbox and live need all credentials, and live an https address', () => {
  expect(faultsOf({ PAYHERE_MODE: 'sandbox' })).toEqual([
    'PAYHERE_MERCHANT_ID is needed with PAYHERE_MODE=sandbox',
    'PAYHERE_MERCHANT_SECRET is needed with PAYHERE_MODE=sandbox',
    'PAYHERE_APP_ID is needed with PAYHERE_MODE=sandbox',
    'PAYHERE_APP_SECRET is needed with PAYHERE_MODE=sandbox',
  ]);
  expect(faultsOf({ ...merchant, PAYHERE_MODE: 'live' })).toEqual([
    'PUBLIC_URL is needed with PAYHERE_MODE=live, with https',
  ]);
  expect(faultsOf({ ...merchant, PAYHERE_MERCHANT_ID: 'mine' })).toEqual([
    'PAYHERE_MERCHANT_ID is not a merchant id, which is a number',
  ]);
  const simulators = { ...merchant, PAYHERE_MERCHANT_SECRET: 'simulator-secret' };
  expect(faultsOf({ ...production, ...simulators, PAYHERE_MODE: 'live' })).toHaveLength(1);
  expect(readSettings({ ...production, ...merchant, PAYHERE_MODE: 'live' }).payments.mode).toBe('live');
});

test('origins that may call the API are origins alone', () => {
  expect(readSettings({}).corsOrigins).toEqual([]);
  expect(
    readSettings({ CORS_ORIGINS: 'https://app.example.com, http://localhost:5173' }).corsOrigins,
  ).toEqual(['https://app.example.com', 'http://localhost:5173']);
  for (const wrong of [
    '*',
    'app.example.com',
    'https://app.example.com/',
    'https://a.example, ftp://b.example',
  ])
    expect(faultsOf({ CORS_ORIGINS: wrong })).toEqual([
      'CORS_ORIGINS is not a list of origins, as in https://app.example.com, http://localhost:5173',
    ]);
});

test('workers are none, a number of them, or as many as there are cores', () => {
  expect(readSettings({}).workers).toBeUndefined();
  expect(readSettings({ WORKERS: '3' }).workers).toBe(3);
  expect(readSettings({ WORKERS: 'auto' }).workers).toBe(availableParallelism());
  expect(readSettings(readArguments(['--workers', '2'])).workers).toBe(2);
  expect(readSettings(readArguments(['--workers=auto'])).workers).toBe(availableParallelism());
  for (const WORKERS of ['0', '129', 'two', '1.5', '-1'])
    expect(faultsOf({ WORKERS })).toEqual(['WORKERS is neither auto nor a number from 1 to 128']);
  expect(faultsOf({ WORKERS: '2', NODE_ENV: 'development' })).toEqual([
    'WORKERS is not for NODE_ENV=development, which serves from source by one process',
  ]);
});

test('what stands behind npm start is refused in words where it is no option', () => {
  expect(readArguments([])).toEqual({});
  for (const [given, fault] of [
    [['--worker', '2'], '--worker is no option; there is --workers'],
    [['--workers'], '--workers needs auto or a number behind it'],
    [['--workers', '2', '3'], '3 is one word too many'],
  ] as const)
    expect(() => readArguments(given)).toThrow(new WrongSettings([fault]));
});

test('one replica or several may be named, each of them an address', () => {
  const DATABASE_URL = 'postgres://main/x';
  const urls = (DATABASE_REPLICA_URL: string) =>
    readSettings({ DATABASE_URL, DATABASE_REPLICA_URL }).replicaUrls;
  expect(readSettings({}).replicaUrls).toEqual([]);
  expect(urls('postgres://one/x')).toEqual(['postgres://one/x']);
  expect(urls('postgres://one/x, postgresql://two/x')).toEqual(['postgres://one/x', 'postgresql://two/x']);
  expect(faultsOf({ DATABASE_URL, DATABASE_REPLICA_URL: 'postgres://one/x,two' })).toEqual([
    'DATABASE_REPLICA_URL is not an address that begins with postgres:// or postgresql://',
  ]);
});

test('who is told of weaknesses is an address of mail or of a page', () => {
  const contactOf = (SECURITY_CONTACT: string) => readSettings({ SECURITY_CONTACT }).securityContact;
  expect(contactOf('security@serendib.example')).toBe('mailto:security@serendib.example');
  expect(contactOf('https://serendib.example/security')).toBe('https://serendib.example/security');
  for (const wrong of ['call us', 'http://serendib.example', 'a@b\nExpires: never'])
    expect(faultsOf({ SECURITY_CONTACT: wrong })).toHaveLength(1);
});

test('traces go to a collector where one is named, and a share that is not from 0 to 1 stops the start', () => {
  const OTEL_EXPORTER_OTLP_ENDPOINT = 'http://collector:4318';
  expect(readSettings({ OTEL_SERVICE_NAME: 'galle', OTEL_TRACES_SAMPLER_ARG: '0.1' }).traces).toBeUndefined();
  expect(readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT }).traces).toEqual({
    endpoint: OTEL_EXPORTER_OTLP_ENDPOINT,
    ...{ service: 'serendib', share: 1 },
  });
  const shareOf = (share: string) =>
    readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share }).traces?.share;
  expect(['0', '0.25', '.5', '1', '1.0'].map(shareOf)).toEqual([0, 0.25, 0.5, 1, 1]);
  for (const share of ['10%', '10', '1.5', '-1', 'all', '.'])
    expect(faultsOf({ OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_TRACES_SAMPLER_ARG: share })).toEqual([
      'OTEL_TRACES_SAMPLER_ARG is not a share from 0 to 1, as in 0.1',
    ]);
});
