import type { environmentSchema } from './environment.ts';

/** A setting, or some that need each other, in words for operators. */
export interface SettingInWords {
  names: readonly (keyof (typeof environmentSchema)['shape'])[];
  /** What holds where it is not given. */
  otherwise: string;
  meaning: string;
}

/** All of them in the order of the reference, which `npm run settings` writes into docs/operations.md. */
export const settingsInWords: readonly SettingInWords[] = [
  {
    names: ['NODE_ENV'],
    otherwise: 'unset: a trial',
    meaning: '`production`, or `development` for serving from source, as `npm run dev` does',
  },
  {
    names: ['PORT'],
    otherwise: '`3000`',
    meaning: 'where it listens',
  },
  {
    names: ['HOST'],
    otherwise: '`127.0.0.1`',
    meaning: 'the address it listens on; with a proxy on another machine, `0.0.0.0` or `::`',
  },
  {
    names: ['PUBLIC_URL'],
    otherwise: 'from host and port',
    meaning: 'the origin by which visitors know it, without a path; links in mails and pictures bear it',
  },
  {
    names: ['DATA_DIR'],
    otherwise: '`./data`',
    meaning:
      'the embedded database, and uploaded photos in `media`, which the app’s account alone may read; photos of papers lie there as well, each encrypted with a key that the database has',
  },
  {
    names: ['DATABASE_URL'],
    otherwise: 'embedded PostgreSQL 18',
    meaning: 'your own PostgreSQL, 15 or newer',
  },
  {
    names: ['DATABASE_REPLICA_URL'],
    otherwise: 'none',
    meaning:
      'reads that may be a moment behind go there, and to the main one while it is away; one replica, or several with commas between; needs `DATABASE_URL`',
  },
  {
    names: ['DATABASE_CONNECTIONS'],
    otherwise: 'what the database admits',
    meaning:
      'connections that all processes of this start may have to it together: the share of this machine, where several share one database',
  },
  {
    names: ['WORKERS'],
    otherwise: 'none: one process',
    meaning:
      '`auto` for as many as there are cores, or a number: processes that serve under one primary; `npm start -- --workers auto` says the same; see below',
  },
  {
    names: ['REDIS_URL'],
    otherwise: 'none',
    meaning: 'limits shared by several processes; see below',
  },
  {
    names: ['TRUST_PROXY'],
    otherwise: '`off`',
    meaning:
      "the proxies in front whose word on a visitor's address is believed: addresses, ranges, `loopback`, `linklocal`, `uniquelocal`, with commas between",
  },
  {
    names: ['CORS_ORIGINS'],
    otherwise: 'none',
    meaning:
      'other origins whose pages may call the API from a browser, with commas between: `https://app.example.com, http://localhost:5173`. They may do there whatever the person signed in there may; name only sites you trust',
  },
  {
    names: ['TRIAL_ON_NETWORK'],
    otherwise: '`no`',
    meaning:
      '`yes` lets a trial listen on more than loopback or bear a public name, and its mailbox and simulator be used by any name and through proxies',
  },
  {
    names: ['MAIL_URL'],
    otherwise: '`/dev/mailbox`',
    meaning: '`smtp://user:password@host:587` or `smtps://…`; see below',
  },
  {
    names: ['MAIL_FROM'],
    otherwise: '`Serendib <no-reply@` the host of `PUBLIC_URL` `>`',
    meaning:
      'the sender of mails: an address, or a name and an address. Mails say that an answer reaches nobody: better let the address refuse what is sent to it',
  },
  {
    names: ['ADMIN_EMAIL'],
    otherwise: 'made up in a trial',
    meaning:
      'the administrator; made at the start, or promoted where the account is there; one that was made up for a trial is then none any more ([963](decisions/963-a-made-up-administrator-ends-where-one-is-named.md))',
  },
  {
    names: ['ADMIN_PASSWORD'],
    otherwise: 'made up and printed once',
    meaning:
      'the password of one that is made; needs `ADMIN_EMAIL`, and can be taken away after the first start',
  },
  {
    names: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    otherwise: 'none',
    meaning: 'third-party sign-in; without them its button answers that it is not set up',
  },
  {
    names: ['OIDC_ISSUER'],
    otherwise: '`https://accounts.google.com`',
    meaning: "another OpenID Connect provider in Google's place",
  },
  {
    names: ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
    otherwise: 'none',
    meaning:
      'uploaded photos go into this bucket instead of `DATA_DIR`; all three or none. Several processes need it, or a shared `DATA_DIR`',
  },
  {
    names: ['S3_REGION'],
    otherwise: '`us-east-1`',
    meaning: "the bucket's region",
  },
  {
    names: ['S3_ENDPOINT'],
    otherwise: "Amazon's",
    meaning:
      'another S3-compatible service, whose buckets are named by path; by `https`, but on one machine or a private network',
  },
  {
    names: ['PAYHERE_MODE'],
    otherwise: '`paused`',
    meaning:
      'how payments are taken: `paused`, `simulator` (a stand-in of the gateway, refused in production), `sandbox` or `live`; see below',
  },
  {
    names: ['PAYHERE_MERCHANT_ID', 'PAYHERE_MERCHANT_SECRET'],
    otherwise: "the simulator's own",
    meaning:
      'the merchant account of PayHere; needed with `sandbox` and `live`, and the secret belongs to the domain it was made for',
  },
  {
    names: ['PAYHERE_APP_ID', 'PAYHERE_APP_SECRET'],
    otherwise: "the simulator's own",
    meaning:
      'the merchant API, by which lost notifications are found and money is given back; needed with `sandbox` and `live`',
  },
  {
    names: ['BACKUP_TO'],
    otherwise: 'none: no backups by themselves',
    meaning:
      'a folder into which a backup is written by one of the processes, which must be there and be written by its account; the newest of each of 7 days and of 4 weeks stay, none but the newest for more than 30 days',
  },
  {
    names: ['BACKUP_EVERY'],
    otherwise: '`24`',
    meaning: 'after how many hours',
  },
  {
    names: ['MAP_TILES_URL'],
    otherwise: 'none: our own ground',
    meaning:
      'tiles that maps lie on, as in `https://tiles.example.com/{z}/{x}/{y}.png`; needs `MAP_TILES_ATTRIBUTION`. Pages may then load pictures from that host alone besides what they may anyhow. Read its terms first',
  },
  {
    names: ['MAP_TILES_ATTRIBUTION'],
    otherwise: 'none',
    meaning: 'what its licence wants to be said on the map, as plain text; needs `MAP_TILES_URL`',
  },
  {
    names: ['DEMO_DATA'],
    otherwise: '`on` with the embedded database, else `off`',
    meaning: 'the invented catalogue; refused in production',
  },
  {
    names: ['PREVIEW_LANGUAGES'],
    otherwise: 'none',
    meaning:
      'languages that are not wholly translated yet, for translators to look at: `si,ta`, or `en-xa`, `ar-xb` for tests; refused in production ([translating.md](translating.md))',
  },
  {
    names: ['RATE_LIMIT'],
    otherwise: '`on`',
    meaning: '`off` for load tests; refused in production',
  },
  {
    names: ['SECURITY_CONTACT'],
    otherwise: 'the contact form',
    meaning:
      'whom `/.well-known/security.txt` names for weaknesses: an address of mail, or of a page with https',
  },
  {
    names: ['METRICS_TOKEN'],
    otherwise: 'none: no `/metrics`',
    meaning: 'what monitoring sends as `Authorization: Bearer …` to read `/metrics`; at least 16 characters',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_ENDPOINT'],
    otherwise: 'none: no traces',
    meaning:
      'the collector of OpenTelemetry that traces of requests, jobs and the database are sent to by OTLP over HTTP, without its `/v1/traces`',
  },
  {
    names: ['OTEL_EXPORTER_OTLP_HEADERS'],
    otherwise: 'none',
    meaning: 'what the collector asks for, as in `authorization=Bearer%20…`',
  },
  {
    names: ['OTEL_SERVICE_NAME'],
    otherwise: '`serendib`',
    meaning: 'what the collector calls this installation',
  },
  {
    names: ['OTEL_TRACES_SAMPLER_ARG'],
    otherwise: '`1`: all',
    meaning: 'the share of traces that are sent, from 0 to 1, as in `0.1`',
  },
  {
    names: ['LOG_LEVEL'],
    otherwise: '`info`',
    meaning: '`fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`',
  },
];

/** As it stands in docs/operations.md. */
export function settingsTable(): string {
  const rows = settingsInWords.map(
    ({ names, otherwise, meaning }) =>
      `| ${names.map((name) => `\`${name}\``).join(', ')} | ${otherwise} | ${meaning} |`,
  );
  return ['| setting | default | meaning |', '| --- | --- | --- |', ...rows].join('\n');
}
