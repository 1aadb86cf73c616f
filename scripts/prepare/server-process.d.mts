import type { ChildProcess } from 'node:child_process';

export function environmentOf(settings: Record<string, string | undefined>): NodeJS.ProcessEnv;
export function hasEnded(child: ChildProcess): boolean;
export function untilReady(child: ChildProcess, origin: string, patience: number): Promise<boolean>;
