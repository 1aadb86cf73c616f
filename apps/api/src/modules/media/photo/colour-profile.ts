/** Where a HEIC says by an ICC profile what its colours are. */
const mark = Buffer.from('colrprof');
/** A photo has a few. Of a file that is made of them a million are not looked at, while nothing else is answered. */
const mostProfiles = 16;

/** What the colours of a HEIC are, where it says so. Other pictures in it, such as its map of light, have profiles of greys. */
export function profileOf(heic: Buffer): Buffer | undefined {
  let start = 0;
  for (let count = 0; count < mostProfiles; count += 1) {
    const at = heic.indexOf(mark, start);
    if (at < 0) return undefined;
    start = at + mark.length;
    // A profile begins with how long it is.
    const profile = heic.subarray(start, start + 4 <= heic.length ? start + heic.readUInt32BE(start) : start);
    if (profile.toString('latin1', 16, 20) === 'RGB ') return profile;
  }
  return undefined;
}

interface Pixels {
  data: Buffer;
  info: { width: number; height: number };
}

/** How a tag of a TIFF is written. */
const [short, long, raw] = [3, 4, 7];

/** Pixels of red, green and blue as a TIFF, which names their profile: of bare pixels libvips is told none. */
export function asTiff({ data, info: { width, height } }: Pixels, profile: Buffer): Buffer {
  const tags = 10;
  const depthsAt = 8 + 2 + tags * 12 + 4;
  const profileAt = depthsAt + 3 * 2;
  const head = Buffer.alloc(profileAt + profile.length);
  let at = head.write('II*\0', 'latin1');
  at = head.writeUInt16LE(tags, head.writeUInt32LE(8, at));
  const tag = (id: number, type: number, count: number, value: number) => {
    at = head.writeUInt16LE(type, head.writeUInt16LE(id, at));
    at = head.writeUInt32LE(value, head.writeUInt32LE(count, at));
  };
  tag(256, long, 1, width);
  tag(257, long, 1, height);
  tag(258, short, 3, depthsAt);
  // Not compressed, of red, green and blue, in one strip.
  tag(259, short, 1, 1);
  tag(262, short, 1, 2);
  tag(273, long, 1, head.length);
  tag(277, short, 1, 3);
  tag(278, long, 1, height);
  tag(279, long, 1, data.length);
  tag(34_675, raw, profile.length, profileAt);
  for (const channel of [0, 1, 2]) head.writeUInt16LE(8, depthsAt + 2 * channel);
  profile.copy(head, profileAt);
  return Buffer.concat([head, data]);
}
