/** The ten print inks of the look, the same by day and by night. */
export const PAPER = '#F6F1E3';
export const KEY = '#17203A';
export const RED = '#C9391F';
export const GAMBOGE = '#F3B12B';
export const TEA = '#2C6B4A';
export const LEAF = '#8FAE45';
export const LAGOON = '#2B76A3';
export const MIST = '#C4DAD3';
export const ROSE = '#EE9A78';
export const PLUM = '#5B3358';
/** Brown of skin, bark and earth: for portraits and small things only. */
export const SKIN = '#9A5535';

export const INKS = [PAPER, KEY, RED, GAMBOGE, TEA, LEAF, LAGOON, MIST, ROSE, PLUM, SKIN] as const;
export type Ink = (typeof INKS)[number];
