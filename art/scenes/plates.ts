/** What a scene's script offers: file names, each with the drawing of that plate. */
export type Plates = Readonly<Record<string, () => string>>;
