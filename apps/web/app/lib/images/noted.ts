import type { ItemInRow } from '@serendib/contract/listings/item-summary';
import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { initialsOf } from '../words/initials.ts';

const picturedBy = (kind: KindName) => (kinds[kind] as Kind).pictured;

/** Whether a traveller could take a drawing of this kind for the thing itself: tours and stories show the island. */
export const isNoted = (kind: KindName) => picturedBy(kind) !== undefined;
/** Whether its picture is of a person, for whom initials stand where there is none. */
export const isPortrait = (kind: KindName) => picturedBy(kind) === 'person';
/** What a picture has on the drawing that stands in for a photograph of a person. */
export const portraitInitials = (kind: KindName, title: string) =>
  isPortrait(kind) ? initialsOf(title) : undefined;

/** The small picture of a row in which things of all kinds stand together. */
export const rowImage = ({
  kind,
  title,
  image,
  imageIsDrawing,
}: Pick<ItemInRow, 'kind' | 'title' | 'image' | 'imageIsDrawing'>) => ({
  src: image,
  drawn: imageIsDrawing,
  initials: kind === 'destination' ? undefined : portraitInitials(kind, title),
  alt: '',
  ratio: '1',
  straight: true,
});
