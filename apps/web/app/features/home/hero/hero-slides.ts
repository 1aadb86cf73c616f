import { type Part, parts, t } from '@serendib/contract/words/t';

export interface HeroSlide {
  scene: string;
  /** The ink of its sky, which the headline and the navigation bar share: see layout.css. */
  sky: 'gamboge' | 'mist' | 'key' | 'red' | 'rose';
  /** The name of the place, and the moment that is seen, which only wide windows have room for. */
  title: readonly Part[];
  /** The slug of its page. */
  place: string;
  alt: string;
  /** CSS `object-position`: what stays in sight when the window is wide, and when it is narrow. */
  focus: { wide: string; narrow: string };
  /** Shown first by day, or by night. */
  hour?: 'day' | 'night';
}

export const heroSlides: readonly HeroSlide[] = [
  {
    scene: 'sigiriya',
    sky: 'gamboge',
    title: parts('Sigiriya<moment> at first light</moment>'),
    place: 'sigiriya',
    alt: t('Two walkers look across the forest to the red rock of Sigiriya at sunrise, as a block print'),
    focus: { wide: '50% 55%', narrow: '44% 100%' },
    hour: 'day',
  },
  {
    scene: 'ella-nine-arch',
    sky: 'mist',
    title: parts('Ella<moment>, the morning train</moment>'),
    place: 'ella',
    alt: t('A blue train crosses the Nine Arch Bridge above tea pickers, as a block print'),
    focus: { wide: '50% 4%', narrow: '58% 60%' },
  },
  {
    scene: 'galle',
    sky: 'key',
    title: parts('Galle<moment>, the lamp just lit</moment>'),
    place: 'galle',
    alt: t('The lighthouse on the ramparts of Galle at dusk, as a block print'),
    focus: { wide: '50% 16%', narrow: '54% 40%' },
    hour: 'night',
  },
  {
    scene: 'mirissa',
    sky: 'red',
    title: parts('Mirissa<moment>, a blue whale</moment>'),
    place: 'mirissa',
    alt: t('A whale lifts its tail before the sinking sun, as a block print'),
    focus: { wide: '50% 0%', narrow: '50% 80%' },
  },
  {
    scene: 'stilt-fishermen',
    sky: 'rose',
    title: parts('Weligama<moment>, the stilt fishermen</moment>'),
    place: 'weligama',
    alt: t('Four fishermen on stilts in the surf at sundown, as a block print'),
    focus: { wide: '50% 26%', narrow: '38% 70%' },
  },
];

export const titleInWords = ({ title }: HeroSlide) =>
  title.map((part) => (typeof part === 'string' ? part : part[1])).join('');

export const slideMilliseconds = 5_000;
