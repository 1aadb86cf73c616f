import type { SceneRef } from '~/lib/pictures/scene-of.ts';

interface Place {
  slug: string;
  category: string;
  name: string;
  image: string | null;
}

/** A photograph where there is one, and the scene that stands for it where there is none or it cannot be had. */
export interface Picture {
  src: string;
  fallback: string;
  focus: SceneRef['focus'];
}
export type Pictured<P> = P & { picture: Picture };

/**
 * Gives places their pictures while a page's data is loaded: the table of scenes then comes with the server's HTML,
 * and to a browser only when it goes to another page.
 */
export async function pictured<P extends Place>(places: readonly P[]): Promise<Pictured<P>[]> {
  const { scenesApart } = await import('~/lib/pictures/scene-of.ts');
  const sceneOf = scenesApart();
  return places.map((place) => {
    const scene = sceneOf(place);
    return { ...place, picture: { src: place.image ?? scene.src, fallback: scene.src, focus: scene.focus } };
  });
}
