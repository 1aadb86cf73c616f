import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import type { OwnerView } from '@serendib/contract/listings/views';
import { kindUi } from '~/kinds/index.ts';
import type { Advice } from '~/kinds/kind-ui.ts';
import { sectionsOf } from '../../form/sections.ts';

/** What its owner could still do for it, what has the most effect first. */
export const adviceFor = <K extends KindName>(kind: K, one: OwnerView[K]): Advice[] =>
  kindUi[kind].adviceFor(one).filter((advice) => advice !== false);

/** Where in its form a field is. */
export function fieldAddress(kind: KindName, edit: string, name: string): string {
  const { fields }: Kind = kinds[kind];
  const section = sectionsOf(fields).find((part) => part.fields.some((field) => field.name === name));
  return section ? `${edit}#${section.id}` : edit;
}
