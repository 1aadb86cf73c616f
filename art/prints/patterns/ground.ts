import type { Block } from '../kit/block.ts';

export type Weave = 'nested' | 'lattice' | 'stepped' | 'bands';
/** Two inks and how they are woven. */
export type Woven = { ground: [ink: string, line: string]; lozenges: Weave; middle?: number };

export const lozenge = (x: number, y: number, r: number) =>
  `M${x} ${y - r}L${x + r} ${y}L${x} ${y + r}L${x - r} ${y}Z`;

/** Woven lozenges behind a person or their initials, never a ring. */
export function ground(b: Block, s: Woven): void {
  const [ink, line] = s.ground;
  const middle = s.middle ?? 150;
  b.polygon(
    [
      [0, 0],
      [300, 0],
      [300, 375],
      [0, 375],
    ],
    ink,
  );
  if (s.lozenges === 'nested') {
    b.dashed(lozenge(150, middle, 132) + lozenge(150, middle, 196), line, 7, '');
    b.dashed(lozenge(150, middle, 164) + lozenge(150, middle, 228), line, 15, '8 8');
  }
  if (s.lozenges === 'lattice') {
    let d = '';
    for (let y = -1; y < 6; y++)
      for (let x = -1; x < 5; x++) d += lozenge(x * 75 + (y % 2 ? 37.5 : 0) + 20, y * 68 + 30, 22);
    b.dashed(d, line, 6, '');
    b.dashed(d.replaceAll('Z', ''), line, 2, '');
    b.dashed(
      'M-17 -40L400 340M-92 0L340 390M58 -40L400 270M133 -40L400 200M-20 270L110 390M-20 135L260 390',
      line,
      2.4,
      '5 6',
    );
  }
  if (s.lozenges === 'stepped') {
    for (const r of [106, 140, 174, 208, 242]) {
      b.dashed(lozenge(150, s.middle ?? 170, r), line, r % 4 === 2 ? 9 : 5, r % 4 === 2 ? '9 9' : '');
    }
  }
  if (s.lozenges === 'bands') {
    for (const y of [20, 110, 200, 290, 380]) {
      b.dashed(
        `M0 ${y}L37 ${y - 36}L75 ${y}L112 ${y - 36}L150 ${y}L187 ${y - 36}L225 ${y}L262 ${y - 36}L300 ${y}`,
        line,
        6,
        '',
      );
      b.dashed(
        `M0 ${y + 16}L37 ${y - 20}L75 ${y + 16}L112 ${y - 20}L150 ${y + 16}L187 ${y - 20}L225 ${y + 16}L262 ${y - 20}L300 ${y + 16}`,
        line,
        5,
        '6 6',
      );
      b.dashed(
        `M37 ${y + 20}L38 ${y + 20}M112 ${y + 20}L113 ${y + 20}M187 ${y + 20}L188 ${y + 20}M262 ${y + 20}L263 ${y + 20}`,
        line,
        9,
        '',
      );
    }
  }
  b.gouges('M-10 0H310V375H-10Z', ink, {
    n: 46,
    angle: 0.1,
    spread: 0.6,
    length: [8, 22],
    width: [1.2, 2.6],
  });
}
