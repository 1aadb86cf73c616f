import type { Woven } from '../patterns/ground.ts';

/** What makes one face this face and no other. Lengths in a grid of 300 by 375, the nose at 150. */
export type Sitter = Woven & {
  seed: number;
  title: string;
  pose?: Pose;
  skin: number;
  shade: 'left' | 'right';
  /** Half widths at temple, cheek, jaw and chin, and where the chin ends. */
  face: [temple: number, cheek: number, jaw: number, chin: number, end: number];
  eyes: { apart: number; wide: number; open: number; lash?: boolean };
  brow: { thick: number; lift: number; ink?: string };
  nose: { long: number; wide: number };
  mouth: { kind: 'closed' | 'teeth'; wide: number; ink?: string };
  age?: number;
  /** How broad the shoulders are. */
  build?: number;
  hair: { kind: 'crop' | 'bob'; ink: string; cut: string };
  moustache?: { ink: string };
  hat: { kind: 'bush' | 'straw'; ink: string; trim: string };
  cloth: { ink: string; trim: string };
};

/** How somebody sits: nobody is asked to look straight into the lens. */
export type Pose = {
  /** From -1, a half profile to the left, to 1. */
  turn?: number;
  /** Degrees the head leans, clockwise. */
  lean?: number;
  /** Where the eyes look when the head does not: from -1, the left, to 1. */
  gaze?: number;
  /** How near: 1 shows head and shoulders. */
  near?: number;
  /** How far from the middle, in the grid of the sheet. */
  aside?: number;
};
