import { placeScenes } from './scene-places.ts';

/** The print that stands for a place until a photograph of it does. */
export interface SceneRef {
  src: string;
  /** CSS `object-position`: what must stay in sight when the print is cropped. */
  focus: string;
}

interface Destination {
  slug: string;
  category: string;
  name: string;
}

/** Prints for places that have none of their own; the slug decides which. */
const CATEGORY: Readonly<Record<string, readonly string[]>> = {
  Religious: ['lotus-dusk', 'white-dagoba', 'lotus-noon', 'bodhi-evening', 'cave-shrine'],
  Nature: ['paddy-evening', 'misty-ridge', 'mangrove-morning', 'paddy-harvest', 'spice-garden'],
  Heritage: ['ruins', 'star-fort', 'fa-hien-cave', 'white-dagoba'],
  Wildlife: ['peacock-plain', 'kaudulla', 'kumana', 'wilpattu', 'anawilundawa'],
  Beach: ['stilt-fishermen', 'bentota', 'tangalle', 'negombo', 'unawatuna'],
  City: ['pettah', 'galle-face', 'colombo', 'jaffna'],
  Adventure: ['misty-ridge', 'knuckles', 'kitulgala', 'weligama'],
  'Hill Country': ['haputale', 'ella-nine-arch', 'gregory-lake', 'nuwara-eliya'],
};

const ANY = ['stilt-fishermen', 'paddy-harvest', 'misty-ridge', 'negombo', 'white-dagoba'] as const;

/** Where the subject lies off the middle of the sheet. */
const FOCUS: Readonly<Record<string, string>> = {
  'arugam-bay': '66% 55%',
  bundala: '30% 60%',
  colombo: '66% 50%',
  dambulla: '52% 60%',
  'dondra-head': '36% 45%',
  'galle-face': '68% 55%',
  galle: '52% 50%',
  haputale: '26% 60%',
  hikkaduwa: '46% 65%',
  'horton-plains': '38% 45%',
  kataragama: '56% 62%',
  koneswaram: '34% 45%',
  negombo: '46% 60%',
  'nuwara-eliya': '72% 60%',
  'pigeon-island': '44% 65%',
  pidurangala: '42% 60%',
  rekawa: '30% 65%',
  sigiriya: '42% 60%',
  sinharaja: '72% 50%',
  'stilt-fishermen': '40% 60%',
  trincomalee: '70% 45%',
  weligama: '34% 55%',
};

function sceneRef(scene: string): SceneRef {
  return { src: `/scenes/${scene}.svg`, focus: FOCUS[scene] ?? '50% 60%' };
}

/** The same number for the same text, on server and browser alike. */
function sum(text: string): number {
  let total = 7;
  for (const letter of text) total = (total * 31 + (letter.codePointAt(0) ?? 0)) % 65_521;
  return total;
}

/** The scenes of one list in turn: a category's print is not shown again beside itself, nor in the row below. */
export function scenesApart(): (place: Destination & { image: string | null }) => SceneRef {
  const shown: string[] = [];
  return (place) => {
    const beside = shown.slice(-3);
    let scene = sceneOf(place);
    if (!place.image && !placeScenes[place.slug] && beside.includes(scene.src)) {
      const others = (CATEGORY[place.category] ?? ANY).map(sceneRef);
      scene = others.find(({ src }) => !beside.includes(src)) ?? scene;
    }
    shown.push(place.image ?? scene.src);
    return scene;
  };
}

export function sceneOf({ slug, category, name }: Destination): SceneRef {
  const own = placeScenes[slug];
  if (own) return sceneRef(own);
  const choice: readonly string[] = CATEGORY[category] ?? ANY;
  return sceneRef(choice[sum(slug || name) % choice.length] ?? 'stilt-fishermen');
}
