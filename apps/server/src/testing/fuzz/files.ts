import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import type { FileName } from './bodies.ts';

/** Small photos and calendars, and files that say they are one. */
export async function makeFiles(): Promise<Record<FileName, Buffer>> {
  const picture = sharp({ create: { width: 64, height: 48, channels: 3, background: '#c8442b' } });
  const [jpeg, png] = await Promise.all([
    picture.clone().jpeg().toBuffer(),
    picture.clone().png().toBuffer(),
  ]);
  return {
    ...{
      jpeg,
      png,
      cut: jpeg.subarray(0, 300),
      noise: Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF\0'.repeat(40), 'latin1'),
    },
    svg: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    ...{ bomb: withSize(png, 60_000), empty: Buffer.alloc(0) },
    calendar: calendarOf('DTSTART:20270301\nDTEND:20270304\nRRULE:FREQ=WEEKLY;COUNT=4'),
    endless: calendarOf('DTSTART:19700101T000000Z\nRRULE:FREQ=SECONDLY;BYMONTH=2;BYMONTHDAY=30'),
    crowded: calendarOf(
      ...Array.from({ length: 900 }, (_, n) => `UID:${n}\nDTSTART:20270101\nRRULE:FREQ=DAILY`),
    ),
    heic: Buffer.concat([Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1', 'latin1'), Buffer.alloc(200, 7)]),
  };
}

/** A PNG whose head says that it is as many pixels wide and high. */
function withSize(png: Buffer, pixels: number): Buffer {
  const bytes = Buffer.from(png);
  bytes.writeUInt32BE(pixels, 16);
  bytes.writeUInt32BE(pixels, 20);
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);
  return bytes;
}

const calendarOf = (...events: string[]): Buffer => {
  const lines = events.map((event) => `BEGIN:VEVENT\n${event}\nEND:VEVENT`);
  return Buffer.from(
    ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR'].join('\n').replaceAll('\n', '\r\n'),
  );
};
