import type { Kind, KindName } from '../listings/kind.ts';
import { kinds } from '../listings/kinds/index.ts';

/** The path of the drawing that stands for a listing without a photograph: the same in the API and on its page. */
export function drawingOf(name: KindName, id: string, details: Record<string, unknown>): string {
  const kind: Kind = kinds[name];
  return kind.drawing(id, details);
}
