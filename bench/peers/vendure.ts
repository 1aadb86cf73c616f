import { type Peer, type PeerCase, type PeerRow, runToEnd, startProgram, writeFiles } from './peer.ts';

/** Fields of a product that Vendure has not by itself, by their kinds. */
const fieldsOf = (rows: readonly PeerRow[]) =>
  [...new Set(rows.flatMap((row) => Object.keys(row)))]
    .filter((of) => /^[a-z]\w*$/i.test(of) && of !== 'description')
    .map((of) => {
      const known = rows.map((row) => row[of]).filter((value) => value !== null && value !== undefined);
      const type = known.every((value) => typeof value === 'number')
        ? 'float'
        : known.every((value) => typeof value === 'boolean')
          ? 'boolean'
          : 'text';
      // A product has fields of its own by some of these names.
      return { name: ['its', of].join('_'), of, type };
    });

const config = `
const { DefaultLogger, LogLevel, mergeConfig, defaultConfig } = require('@vendure/core');
const { fields } = require('./rows.json');
const { DATABASE_URL, PORT } = process.env;
const { hostname, port, username, password, pathname } = new URL(DATABASE_URL);
exports.config = mergeConfig(defaultConfig, {
  apiOptions: { hostname: '127.0.0.1', port: Number(PORT), shopApiPath: 'shop-api', adminApiPath: 'admin-api' },
  authOptions: {
    tokenMethod: 'bearer',
    superadminCredentials: { identifier: 'bench', password: 'of-a-bench-alone' },
  },
  dbConnectionOptions: {
    type: 'postgres',
    host: hostname,
    port: Number(port),
    username: decodeURIComponent(username),
    password: decodeURIComponent(password),
    database: pathname.slice(1),
    synchronize: process.env.FILL === 'yes',
    logging: false,
  },
  customFields: { Product: fields.map(({ name, type }) => ({ name, type, nullable: true, public: true })) },
  logger: new DefaultLogger({ level: LogLevel.Error }),
});
`;
const fill = `
const { bootstrap, RequestContextService, ProductService } = require('@vendure/core');
const { config } = require('./config.cjs');
const { rows, fields } = require('./rows.json');
const { writeFileSync } = require('node:fs');
(async () => {
  const app = await bootstrap(config);
  const ctx = await app.get(RequestContextService).create({ apiType: 'admin' });
  const products = app.get(ProductService);
  const ids = [];
  for (const row of rows) {
    const customFields = {};
    for (const { name, of, type } of fields) {
      const value = row[of] ?? null;
      customFields[name] = type === 'text' && value !== null && typeof value !== 'string' ? JSON.stringify(value) : value;
    }
    const made = await products.create(ctx, {
      enabled: true,
      customFields,
      translations: [{
        languageCode: 'en',
        name: String(row.vehicleModel ?? row._id),
        slug: row._id,
        description: String(row.description ?? ''),
        customFields: {},
      }],
    });
    ids.push(made.id);
  }
  writeFileSync('ids.json', JSON.stringify(ids));
  await app.close();
  process.exit(0);
})().catch((error) => { console.error(error); process.exit(1); });
`;
const main = `
const { bootstrap } = require('@vendure/core');
bootstrap(require('./config.cjs').config).catch((error) => { console.error(error); process.exit(1); });
`;

export const vendure: Peer = {
  name: 'vendure',
  packages: { '@vendure/core': '3.7.3', pg: '8.23.1' },
  async start(place) {
    const { folder, rows, port } = place;
    const fields = fieldsOf(rows);
    const env = { DATABASE_URL: place.databaseUrl, PORT: String(port), NODE_ENV: 'production' };
    await writeFiles(folder, {
      'rows.json': JSON.stringify({ rows, fields }),
      'config.cjs': config,
      'fill.cjs': fill,
      'main.cjs': main,
    });
    await runToEnd(folder, ['fill.cjs'], { ...env, FILL: 'yes' });
    const started = await startProgram(place, ['main.cjs'], { env, ready: '/health' });
    const wanted = `id name slug description customFields { ${fields.map(({ name }) => name).join(' ')} }`;
    const asking = (query: string): Pick<PeerCase, 'path' | 'method' | 'headers' | 'body'> => ({
      path: '/shop-api',
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    });
    const cases: PeerCase[] = [
      {
        ...{ name: 'Vendure: 24 products', beside: 'list', shows: 24 },
        ...asking(`{ products(options: { take: 24, sort: { createdAt: DESC } }) { items { ${wanted} } } }`),
      },
      {
        ...{ name: 'Vendure: one product', beside: 'detail', shows: 1 },
        ...asking(`{ product(slug: "${rows[0]?._id}") { ${wanted} } }`),
      },
    ];
    return { ...started, cases };
  },
};
