// Imported before anything else, so that there is no moment in which a signal kills us and orphans a child.
import { spawn } from 'node:child_process';

/** What runs, each with the signal that ends it, where it does not heed every one. */
const children = new Map();
let asked;

/** Passes the signal to stop on to the running processes; a second one does nothing more. */
function stop(signal) {
  if (asked) return;
  asked = signal;
  for (const [child, stopWith] of children) child.kill(stopWith ?? signal);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stop(signal));

/** By SIGUSR2 the server restarts its workers one by one; to all others it means nothing. */
const restartable = new Set();
process.on('SIGUSR2', () => {
  for (const child of restartable) child.kill('SIGUSR2');
});

// KILL and HUP of npm do not reach its script. Without npm our parent may leave us on purpose (nohup, a shell's &).
if (process.env.npm_lifecycle_event) {
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop('SIGTERM'), 250).unref();
}

/** Ends this script in the way that shells expect after a signal; does nothing when there was none. */
export function exitIfAsked() {
  if (asked) process.exit({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 }[asked]);
}

/**
 * Runs a program in the same process group and terminal. Resolves with its exit code (128 and more after a
 * signal) and, where its output was piped, that output.
 */
export function run(program, args, { stopWith, canRestart, ...options } = {}) {
  return new Promise((resolve, reject) => {
    exitIfAsked();
    const child = spawn(program, args, { stdio: 'inherit', ...options });
    children.set(child, stopWith);
    if (canRestart) restartable.add(child);
    let output = '';
    const keep = (chunk) => {
      output += chunk;
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.once('error', (error) => {
      children.delete(child);
      restartable.delete(child);
      reject(error);
    });
    child.once('close', (code, signal) => {
      children.delete(child);
      restartable.delete(child);
      resolve({
        code: code ?? { SIGHUP: 129, SIGINT: 130, SIGKILL: 137, SIGTERM: 143 }[signal] ?? 1,
        output,
      });
    });
  });
}
