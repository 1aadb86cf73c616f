/** For which days and from which place things are compared. */
export interface Occasion {
  from?: string | undefined;
  to?: string | undefined;
  near?: string | undefined;
}

/** The page where these stand side by side. */
export function compareAddress(kind: string, ids: readonly string[], occasion: Occasion = {}): string {
  const said = Object.entries(occasion).filter(([, value]) => value);
  const more = said.length > 0 ? `&${new URLSearchParams(said as [string, string][])}` : '';
  return `/compare?kind=${kind}&ids=${ids.join(',')}${more}`;
}
