import { execFileSync, type SpawnOptions } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';

/** What has to be installed, by the name of Debian's package; s3rver, which stands for S3, comes with ours. */
const packages = { postgres: 'postgresql', nginx: 'nginx-light', redis: 'redis-server' };

export interface Programs {
  /** Where PostgreSQL's programs lie. */
  postgres: string;
  nginx: string;
  redis: string;
}

/** Finds what a cluster is made of, or says in words what to install. */
export function findPrograms(): Programs {
  const postgres = newestPostgres();
  const nginx = findProgram('nginx');
  const redis = findProgram('redis-server');
  const missing = [
    ...(postgres ? [] : [packages.postgres]),
    ...(nginx ? [] : [packages.nginx]),
    ...(redis ? [] : [packages.redis]),
  ];
  if (!postgres || !nginx || !redis)
    throw new Error(`For a cluster on this machine please install: apt-get install ${missing.join(' ')}`);
  return { postgres, nginx, redis };
}

/** Debian keeps each version of PostgreSQL in a folder of its own; others have its programs on the path. */
function newestPostgres(): string | undefined {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = versions.map((version) => path.join(debian, version, 'bin'));
  const onPath = findProgram('pg_basebackup');
  if (onPath) folders.push(path.dirname(onPath));
  return folders.find((folder) =>
    ['initdb', 'postgres', 'pg_basebackup'].every((program) => existsSync(path.join(folder, program))),
  );
}

function findProgram(name: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => path.join(folder, name)).find((file) => existsSync(file));
}

/** PostgreSQL refuses to be run by root; its package brings an account for that. */
export function postgresAccount(): Pick<SpawnOptions, 'uid' | 'gid'> {
  if (process.getuid?.() !== 0) return {};
  const id = (which: string) => Number(execFileSync('id', [which, 'postgres'], { encoding: 'utf8' }));
  return { uid: id('-u'), gid: id('-g') };
}
