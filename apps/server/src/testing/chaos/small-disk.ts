import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

/** A disk in memory that can be filled to the last byte. */
export interface SmallDisk {
  folder: string;
  fill(): void;
  makeRoom(): void;
  remove(): void;
}

/** Undefined where this account may not mount one. */
export function mountSmallDisk(parent: string, megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(path.join(parent, 'serendib-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=0755`, 'none', folder], {
      stdio: 'ignore',
    });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = path.join(folder, 'ballast');
  return {
    folder,
    fill: () => {
      const file = openSync(ballast, 'w');
      const part = Buffer.alloc(1_000_000);
      try {
        while (statfsSync(folder).bavail > 0) writeSync(file, part);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    makeRoom: () => rmSync(ballast, { force: true }),
    remove: () => {
      execFileSync('umount', ['-l', folder], { stdio: 'ignore' });
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
