import { type ChildProcess, execFileSync, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFile, chmod, chown, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@serendib/embedded-postgres/free-port';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import { type Programs, postgresAccount } from './programs.ts';

/** A program of the cluster that can be killed and brought back, at the same port. */
export interface Service {
  port: number;
  readonly pid: number | undefined;
  /** At once, as a machine is that loses its power. */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface Described {
  port: number;
  program: string;
  args: string[];
  options?: SpawnOptions;
  killedBy?: NodeJS.Signals;
  stoppedBy?: NodeJS.Signals;
  isReady: () => Promise<boolean>;
}

const patienceMs = 180_000;

export async function startService(service: Described): Promise<Service> {
  let child: ChildProcess | undefined;
  const isReady = () =>
    Promise.race([service.isReady().catch(() => false), wait(2_000, false, { ref: false })]);
  const start = async () => {
    const started = spawn(service.program, service.args, {
      stdio: 'ignore',
      ...service.options,
    });
    child = started;
    for (const end = Date.now() + patienceMs; !(await isReady()); await wait(50)) {
      if (started.exitCode !== null) throw new Error(`${service.program} ended with ${started.exitCode}.`);
      if (Date.now() > end) throw new Error(`${service.program} does not answer.`);
    }
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  try {
    await start();
  } catch (error) {
    await end('SIGKILL');
    throw error;
  }
  return {
    port: service.port,
    get pid() {
      return child?.pid;
    },
    kill: () => end(service.killedBy ?? 'SIGKILL'),
    start,
    stop: () => end(service.stoppedBy ?? 'SIGTERM'),
  };
}

const user = 'serendib';
const urlOf = (port: number, database: string) => `postgres://${user}@127.0.0.1:${port}/${database}`;
const answers = (port: number) => async () => {
  const connectionString = urlOf(port, 'postgres');
  await (await openClient({ connectionString, connectionTimeoutMillis: 1_000 })).end();
  return true;
};

export interface Databases {
  primary: Service;
  replica: Service;
  url: string;
  replicaUrl: string;
}

/** A primary, and a replica that streams from it, as Debian packages them. */
export async function startDatabases(folder: string, { postgres }: Programs): Promise<Databases> {
  const account = postgresAccount();
  const own = path.join(folder, 'postgres');
  await mkdir(own, { recursive: true });
  await chmod(folder, 0o755);
  if (account.uid !== undefined) await chown(own, account.uid, account.gid ?? 0);
  const run = (program: string, args: string[]) =>
    execFileSync(path.join(postgres, program), args, {
      ...account,
      cwd: own,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
  const serve = (data: string, port: number) =>
    startService({
      port,
      program: path.join(postgres, 'postgres'),
      args: ['-D', data, '-p', String(port)],
      options: { ...account, cwd: own },
      // It ends its own processes as well, and writes nothing more.
      killedBy: 'SIGQUIT',
      stoppedBy: 'SIGINT',
      isReady: answers(port),
    });
  const [data, copy] = [path.join(own, 'primary'), path.join(own, 'replica')];
  run('initdb', ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8']);
  const settings = {
    listen_addresses: "'127.0.0.1'",
    unix_socket_directories: "''",
    max_connections: 200,
    wal_level: 'replica',
    max_wal_senders: 4,
    wal_keep_size: "'512MB'",
    random_page_cost: 1.1,
    jit: 'off',
  };
  const lines = Object.entries(settings).map(([name, value]) => `${name} = ${value}`);
  await appendFile(path.join(data, 'postgresql.conf'), `\n${lines.join('\n')}\n`);
  const [port, replicaPort] = [await freePort(), await freePort()];
  const primary = await serve(data, port);
  const client = await openClient(urlOf(port, 'postgres'));
  await client.query('create database serendib');
  await client.end();
  run('pg_basebackup', ['-D', copy, '-R', '-X', 'stream', '-c', 'fast', '-d', urlOf(port, 'postgres')]);
  const replica = await serve(copy, replicaPort);
  return { primary, replica, url: urlOf(port, 'serendib'), replicaUrl: urlOf(replicaPort, 'serendib') };
}

export async function startRedis({ redis }: Programs): Promise<Service> {
  const port = await freePort();
  return startService({
    port,
    program: redis,
    args: ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'],
    isReady: async () => {
      execFileSync(redis.replace(/redis-server$/, 'redis-cli'), ['-p', String(port), 'ping'], {
        stdio: 'ignore',
      });
      return true;
    },
  });
}

/** Spreads requests over the apps; a read that one of them does not answer goes to the next. */
export async function startBalancer(
  folder: string,
  { nginx }: Programs,
  port: number,
  apps: number[],
): Promise<Service> {
  const own = path.join(folder, 'nginx');
  await mkdir(own, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${path.join(own, name)};`,
  );
  await writeFile(
    path.join(own, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
daemon off;
worker_processes 1;
pid ${path.join(own, 'nginx.pid')};
error_log ${path.join(own, 'error.log')};
events { worker_connections 1024; }
http {
  access_log off;
  client_max_body_size 12m;
  ${temporary.join('\n  ')}
  upstream serendib {
    ${apps.map((app) => `server 127.0.0.1:${app} max_fails=3 fail_timeout=1s;`).join('\n    ')}
    keepalive 32;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://serendib;
      proxy_http_version 1.1;
      proxy_set_header Connection "";
      proxy_set_header Host $http_host;
      # Each made-up visitor names an address; a real balancer says where a request came from.
      proxy_set_header X-Forwarded-For $http_x_visitor;
      proxy_connect_timeout 5s;
      proxy_next_upstream error timeout http_502 http_503;
    }
  }
}
`,
  );
  return startService({
    port,
    program: nginx,
    args: ['-c', path.join(own, 'nginx.conf'), '-p', own],
    stoppedBy: 'SIGTERM',
    isReady: async () => (await fetch(`http://127.0.0.1:${port}/api/health`)).ok,
  });
}
