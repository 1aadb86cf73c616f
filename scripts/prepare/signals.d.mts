import type { SpawnOptions } from 'node:child_process';

export function exitIfAsked(): void;
export function run(
  program: string,
  args: readonly string[],
  options?: SpawnOptions,
): Promise<{ code: number; output: string }>;
