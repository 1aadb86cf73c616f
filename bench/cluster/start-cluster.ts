import path from 'node:path';
import process from 'node:process';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { endedBySignal } from '@serendib/embedded-postgres/testing/ended-by-signal';
import S3rver from 's3rver';
import { sparingEnvironment } from '../../scripts/prepare/node.mjs';
import { environmentOf } from '../../scripts/prepare/server-process.mjs';
import { serverProgram } from '../../scripts/prepare/stamps.mjs';
import { root } from '../../scripts/prepare/steps.mjs';
import { findPrograms } from './programs.ts';
import {
  type Databases,
  type Service,
  startBalancer,
  startDatabases,
  startRedis,
  startService,
} from './services.ts';

const bucket = 'serendib';

export interface Cluster extends Databases {
  origin: string;
  apps: Service[];
  redis: Service;
  /** Where the bucket lies. */
  pictures: string;
  stop(): Promise<void>;
}

/** Everything on loopback of one machine, each at a port of its own, with its data below `folder`. */
export async function startCluster(folder: string): Promise<Cluster> {
  const programs = findPrograms();
  const closers: (() => Promise<unknown>)[] = [];
  const stop = endedBySignal(async () => {
    for (const close of closers.reverse()) await close().catch((error) => console.error(error));
  });
  try {
    const databases = await startDatabases(folder, programs);
    closers.push(() => databases.primary.stop());
    closers.push(() => databases.replica.stop());
    const redis = await startRedis(programs);
    closers.push(() => redis.stop());
    const s3 = new S3rver({
      ...{ address: '127.0.0.1', port: 0, silent: true, directory: path.join(folder, 's3') },
      configureBuckets: [{ name: bucket, configs: [] }],
    });
    const { port: s3Port } = await s3.run();
    closers.push(() => s3.close());

    const [balancerPort, ...appPorts] = await Promise.all([freePort(), freePort(), freePort(), freePort()]);
    const origin = `http://127.0.0.1:${balancerPort}`;
    const environment = {
      ...{
        DATABASE_URL: databases.url,
        DATABASE_REPLICA_URL: databases.replicaUrl,
        DATABASE_CONNECTIONS: '60',
      },
      ...{ REDIS_URL: `redis://127.0.0.1:${redis.port}`, TRUST_PROXY: 'loopback', PUBLIC_URL: origin },
      ...{ S3_BUCKET: bucket, S3_ENDPOINT: `http://127.0.0.1:${s3Port}` },
      ...{ S3_ACCESS_KEY_ID: 'S3RVER', S3_SECRET_ACCESS_KEY: 'S3RVER' },
      ...{ DEMO_DATA: 'on', DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'fatal' },
    };
    const startApp = async (port: number) => {
      const app = await startService({
        port,
        program: process.execPath,
        args: [serverProgram()],
        options: {
          cwd: root,
          env: environmentOf({ ...sparingEnvironment, ...environment, PORT: String(port) }),
          stdio: ['ignore', 'ignore', 'inherit'],
        },
        isReady: async () => (await fetch(`http://127.0.0.1:${port}/api/ready`)).ok,
      });
      closers.push(() => app.stop());
      return app;
    };
    const [first = 0, ...others] = appPorts;
    // It brings the database up to date.
    const apps = [await startApp(first), ...(await Promise.all(others.map(startApp)))];
    const balancer = await startBalancer(folder, programs, balancerPort, appPorts);
    closers.push(() => balancer.stop());
    return { ...databases, origin, apps, redis, pictures: path.join(folder, 's3', bucket), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
