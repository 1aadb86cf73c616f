import { expect, test } from 'vitest';
import { codedBytes, makeReply } from './cached-reply.ts';

const made = { status: 200, headers: {}, tags: new Set<string>(), begunAt: 0 };

test('a kept reply keeps no more memory alive than its bytes, in any coding', async () => {
  const short = makeReply('{"ok":true}', made);
  expect(short.identity.buffer.byteLength).toBe(11);

  const reply = makeReply(JSON.stringify(Array.from({ length: 900 }, (_, i) => (i * 7919) % 997)), made);
  for (const coding of ['gzip', 'br'] as const) {
    await new Promise<void>((coded) => codedBytes(reply, coding, coded));
    const { bytes } = codedBytes(reply, coding, () => undefined);
    expect(bytes).toBe(reply[coding]);
    expect(bytes.buffer.byteLength).toBe(bytes.length);
  }
});
