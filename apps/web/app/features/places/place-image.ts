import { type SceneRef, scenesApart } from '@serendib/contract/drawings/scene-of';

interface Place {
  slug: string;
  category: string;
  name: string;
  image: string | null;
  imageIsDrawing: boolean;
}

/** A photograph where there is one, and the scene that stands for it where there is none or it cannot be had. */
export interface PlaceImage {
  src: string;
  fallback: string;
  focus: SceneRef['focus'];
}
export type WithImage<P> = P & { picture: PlaceImage };

/** Gives places their images while a page's data is loaded. */
export function pictured<P extends Place>(places: readonly P[]): WithImage<P>[] {
  const sceneOf = scenesApart();
  return places.map((place) => {
    // Without a photograph the API names the place's own drawing; beside its like, a list shows another.
    const image = place.imageIsDrawing ? null : place.image;
    const scene = sceneOf({ ...place, image });
    return { ...place, image, picture: { src: image ?? scene.src, fallback: scene.src, focus: scene.focus } };
  });
}
