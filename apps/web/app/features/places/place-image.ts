import { type SceneRef, scenesApart } from '@serendib/contract/drawings/scene-of';
import type { PlaceMonths } from '@serendib/contract/season/place-months';
import { ownName } from '~/ui/text/other-names.tsx';

interface Destination extends Partial<PlaceMonths> {
  slug: string;
  category: string;
  name: string;
  nameSi?: string | null;
  nameTa?: string | null;
  summary: string;
  image: string | null;
  imageIsDrawing: boolean;
}

/** A photograph where there is one, and the scene that stands for it where there is none or it cannot be had. */
export interface PlaceImage {
  src: string;
  fallback: string;
  focus: SceneRef['focus'];
}
export type WithImage<P> = Omit<P, 'nameSi' | 'nameTa' | keyof PlaceMonths> & {
  ownName: string;
  picture: PlaceImage;
};

/** Gives places their images, and their name in the language of the page, while its data is loaded. */
export function pictured<P extends Destination>(places: readonly P[]): WithImage<P>[] {
  const sceneOf = scenesApart();
  return places.map(({ nameSi, nameTa, bestMonths, goodMonths, avoidMonths, ...place }) => {
    // Without a photograph the API names the place's own drawing; beside its like, a list shows another.
    const image = place.imageIsDrawing ? null : place.image;
    const scene = sceneOf({ ...place, image });
    return {
      ...place,
      ownName: ownName({ ...place, nameSi, nameTa }),
      image,
      picture: { src: image ?? scene.src, fallback: scene.src, focus: scene.focus },
    };
  });
}
