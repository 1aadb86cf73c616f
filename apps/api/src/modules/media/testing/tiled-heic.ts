import { heic } from './photos.ts';

const tile = { width: 640, height: 480 };
/** Where things stand in our one small picture, in bytes: the boxes that describe it, and itself. */
const parts = {
  ftyp: [0, 28],
  hdlr: [40, 73],
  hvcC: [211, 332],
  ispe: [332, 352],
  pixi: [352, 368],
} as const;
const data = [620, 620 + 1379] as const;

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]) =>
  Buffer.concat(values.map((value) => u16(Math.floor(value / 65_536), value % 65_536)));
const box = (type: string, ...content: Buffer[]) => {
  const all = Buffer.concat(content);
  return Buffer.concat([u32(all.length + 8), Buffer.from(type), all]);
};
const full = (type: string, version: number, flags: number, ...content: Buffer[]) =>
  box(type, u8(version), u8(0), u16(flags), ...content);

/** As iPhones make it: tiles in a grid, lying on its side, with a note to turn it by a quarter, and with what its colours are. */
export function tiledHeic(columns: number, rows: number, profile?: Buffer): Buffer {
  const source = heic();
  const part = ([from, to]: readonly [number, number]) => source.subarray(from, to);
  const [width, height] = [columns * tile.width, rows * tile.height];
  const tiles = Array.from({ length: columns * rows }, (_, index) => index + 1);
  const grid = tiles.length + 1;
  const picture = part(data);
  const layout = Buffer.concat([u8(0, 0, rows - 1, columns - 1), u16(width, height)]);
  const turn = box('irot', u8(3));
  const colours = profile ? [box('colr', Buffer.from('prof'), profile)] : [];

  const meta = (begin: number) =>
    full(
      'meta',
      0,
      0,
      part(parts.hdlr),
      full('pitm', 0, 0, u16(grid)),
      full(
        'iloc',
        0,
        0,
        u8(0x44, 0),
        u16(grid),
        ...tiles.flatMap((id) => [u16(id, 0, 1), u32(begin + (id - 1) * picture.length, picture.length)]),
        u16(grid, 0, 1),
        u32(begin + tiles.length * picture.length, layout.length),
      ),
      full(
        'iinf',
        0,
        0,
        u16(grid),
        ...tiles.map((id) => full('infe', 2, 1, u16(id, 0), Buffer.from('hvc1\0'))),
        full('infe', 2, 0, u16(grid, 0), Buffer.from('grid\0')),
      ),
      box(
        'iprp',
        box(
          'ipco',
          part(parts.hvcC),
          part(parts.ispe),
          part(parts.pixi),
          full('ispe', 0, 0, u32(width, height)),
          turn,
          ...colours,
        ),
        full(
          'ipma',
          0,
          0,
          u32(grid),
          ...tiles.map((id) => Buffer.concat([u16(id), u8(3, 0x81, 2, 3)])),
          u16(grid),
          profile ? u8(4, 4, 3, 0x85, 6) : u8(3, 4, 3, 0x85),
        ),
      ),
      full('iref', 0, 0, box('dimg', u16(grid, tiles.length, ...tiles))),
    );

  const ftyp = part(parts.ftyp);
  const begin = ftyp.length + meta(0).length + 8;
  return Buffer.concat([ftyp, meta(begin), box('mdat', ...tiles.map(() => picture), layout)]);
}
