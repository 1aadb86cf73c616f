import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sparing, sparingEnvironment } from '../../../../../scripts/prepare/node.mjs';
import { environmentOf, hasEnded } from '../../../../../scripts/prepare/server-process.mjs';
import { serverProgram } from '../../../../../scripts/prepare/stamps.mjs';
import { root } from '../../../../../scripts/prepare/steps.mjs';

/** Milliseconds after which a start is given up: with seven others on the machine it may take long, and is told. */
const patience = 600_000;

/** The whole app in a process of its own, on one port however often it is killed. */
export class AppProcess {
  readonly origin: string;
  /** What it wrote since it was made, of all its lives. */
  output = '';
  /** Times that it ended and had not been told to. */
  ownEnds = 0;
  starts = 0;
  readonly #settings: Record<string, string>;
  #child: ChildProcess | undefined;
  #isAsked = false;

  constructor(port: number, settings: Record<string, string>) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#settings = { PORT: String(port), ...settings };
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  get isRunning(): boolean {
    return this.#child !== undefined && !hasEnded(this.#child);
  }

  start(): void {
    this.#isAsked = false;
    this.starts += 1;
    const child = spawn(process.execPath, [...sparing, serverProgram()], {
      cwd: root,
      env: environmentOf({ ...sparingEnvironment, ...this.#settings }),
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part) => {
        this.output += part;
      });
    child.on('exit', () => {
      if (!this.#isAsked && this.#child === child) this.ownEnds += 1;
    });
    this.#child = child;
  }

  /** Milliseconds of processor that its present life has taken: what is left of a start where others use the machine. */
  processorMs(): number {
    const stat = readFileSync(`/proc/${this.pid}/stat`, 'utf8');
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return (Number(fields[11]) + Number(fields[12])) * 10;
  }

  /** Milliseconds in which its main thread, in its present life, could have gone on and had no processor. */
  waitedMs(): number {
    try {
      return Number(readFileSync(`/proc/${this.pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6;
    } catch {
      // It has ended by itself, or the system does not tell.
      return 0;
    }
  }

  async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.#child;
    if (!child || !this.isRunning) return;
    this.#isAsked = true;
    child.kill(signal);
    await once(child, 'exit');
  }

  /** Milliseconds until it is; starts it again where it has ended by itself, which is counted. */
  async ready(): Promise<number> {
    const begun = performance.now();
    for (;;) {
      if (!this.isRunning) this.start();
      const reply = await fetch(`${this.origin}/api/ready`, { signal: AbortSignal.timeout(5_000) }).catch(
        () => undefined,
      );
      await reply?.arrayBuffer().catch(() => undefined);
      const waited = performance.now() - begun;
      if (reply?.ok) return waited;
      if (waited > patience) throw new Error(`Not ready in ${patience} ms:\n${this.output.slice(-3_000)}`);
      await sleep(50);
    }
  }
}
