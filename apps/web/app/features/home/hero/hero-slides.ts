export interface HeroSlide {
  scene: string;
  /** The ink of its sky, which the headline and the navigation bar share: see layout.css. */
  sky: 'gamboge' | 'mist' | 'key' | 'red' | 'rose';
  place: string;
  /** What is seen there, written after the name. */
  moment: string;
  to: string;
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
    place: 'Sigiriya',
    moment: ' at first light',
    to: '/destination/sigiriya',
    alt: 'Two walkers look across the forest to the red rock of Sigiriya at sunrise, as a block print',
    focus: { wide: '50% 55%', narrow: '44% 100%' },
    hour: 'day',
  },
  {
    scene: 'ella-nine-arch',
    sky: 'mist',
    place: 'Ella',
    moment: ', the morning train',
    to: '/destination/ella',
    alt: 'A blue train crosses the Nine Arch Bridge above tea pickers, as a block print',
    focus: { wide: '50% 4%', narrow: '58% 60%' },
  },
  {
    scene: 'galle',
    sky: 'key',
    place: 'Galle',
    moment: ', the lamp just lit',
    to: '/destination/galle',
    alt: 'The lighthouse on the ramparts of Galle at dusk, as a block print',
    focus: { wide: '50% 16%', narrow: '54% 40%' },
    hour: 'night',
  },
  {
    scene: 'mirissa',
    sky: 'red',
    place: 'Mirissa',
    moment: ', a blue whale',
    to: '/destination/mirissa',
    alt: 'A whale lifts its tail before the sinking sun, as a block print',
    focus: { wide: '50% 0%', narrow: '50% 80%' },
  },
  {
    scene: 'stilt-fishermen',
    sky: 'rose',
    place: 'Weligama',
    moment: ', the stilt fishermen',
    to: '/destination/weligama',
    alt: 'Four fishermen on stilts in the surf at sundown, as a block print',
    focus: { wide: '50% 26%', narrow: '38% 70%' },
  },
];

export const slideMilliseconds = 5_000;
