/** What makes one face this face and no other. Lengths in a grid of 300 by 375, the nose at 150. */
export type Sitter = {
  title: string;
  ground: [ink: string, line: string];
  lozenges: 'nested' | 'lattice' | 'stepped' | 'bands';
  skin: number;
  shade: 'left' | 'right';
  /** Half widths at temple, cheek, jaw and chin, and where the chin ends. */
  face: [temple: number, cheek: number, jaw: number, chin: number, end: number];
  eyes: { apart: number; wide: number; open: number; lash?: boolean };
  brow: { thick: number; lift: number; ink?: string };
  nose: { long: number; wide: number };
  mouth: { kind: 'closed' | 'smile' | 'teeth'; wide: number; ink?: string };
  age?: number;
  /** How broad the shoulders are. */
  build?: number;
  hair?: { kind: HairKind; ink: string; cut: string };
  beard?: {
    kind: 'full' | 'short' | 'moustache' | 'thin' | 'walrus' | 'stubble' | 'goatee';
    ink: string;
    cut: string;
  };
  hat?: { kind: HatKind; ink: string; trim: string };
  cloth: { kind: ClothKind; ink: string; trim: string };
  glasses?: { kind: 'round' | 'square'; ink: string };
  jewels?: ('pottu' | 'earrings' | 'stud' | 'necklace' | 'jasmine' | 'strap')[];
};

export type HairKind =
  | 'crop'
  | 'side'
  | 'parted'
  | 'bun'
  | 'long'
  | 'curls'
  | 'bald'
  | 'bob'
  | 'plait'
  | 'swept';
export type HatKind = 'cap' | 'bush' | 'kufi' | 'songkok' | 'scarf' | 'turban' | 'pallu' | 'straw';
export type ClothKind = 'shirt' | 'tee' | 'sari' | 'khaki' | 'kurta' | 'jacket' | 'shawl' | 'batik';
