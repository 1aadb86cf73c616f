import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitIfAsked } from './signals.mjs';
import { root } from './steps.mjs';

const name = `serendib-${createHash('sha256').update(root).digest('hex').slice(0, 16)}`;
const file = path.join(tmpdir(), `${name}.sock`);
// Linux has socket names without a file, which vanish with their process.
const address = process.platform === 'linux' ? `\0${name}` : file;

/**
 * Lets one process at a time install and build in this folder. A listening socket is the lock, because it
 * cannot outlive its process, and because those who wait notice its end at once.
 */
export async function withProjectLock(work) {
  let lock = await listen();
  if (!lock) console.log('… waiting for another process that prepares this folder');
  while (!lock) {
    await untilClosed();
    exitIfAsked();
    lock = await listen();
  }
  try {
    return await work();
  } finally {
    lock.close();
  }
}

function listen() {
  return new Promise((resolve, reject) => {
    const waiting = new Set();
    const server = createServer((socket) => {
      waiting.add(socket);
      socket.on('error', () => {});
      socket.on('close', () => waiting.delete(socket));
    });
    server.once('error', (error) => (error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error)));
    server.listen(address, () => {
      server.unref();
      resolve({
        close: () => {
          server.close();
          for (const socket of waiting) socket.destroy();
        },
      });
    });
  });
}

function untilClosed() {
  return new Promise((resolve) => {
    const socket = connect(address);
    const stopped = setInterval(exitIfAsked, 250);
    socket.on('error', (error) => {
      if (error.code === 'ECONNREFUSED' && address === file) rmSync(file, { force: true });
    });
    socket.resume();
    socket.once('close', () => {
      clearInterval(stopped);
      setTimeout(resolve, 20);
    });
  });
}
