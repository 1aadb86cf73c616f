import { t } from '../../words/t.ts';
import type { IdeaStop, TripIdea } from './idea.ts';

const stay = (place: string, nights: number, ...dayTrips: string[]): IdeaStop => ({
  place,
  nights,
  dayTrips,
});

/** Put together for this project from our own destinations; a test holds nights, drives and months against the tables. */
export const tripIdeas: readonly TripIdea[] = [
  {
    slug: 'ancient-cities-in-5-days',
    days: 5,
    theme: 'culture',
    title: t('Ancient cities in 5 days'),
    words: t(
      'A palace on a rock, painted caves and the temple of the Tooth, with short drives between them. Be in Kandy for the evening drums, and climb Sigiriya at sunrise.',
    ),
    months: [1, 2, 3, 4, 7, 8, 9],
    stops: [stay('kandy', 2, 'royal-botanical-gardens-peradeniya'), stay('sigiriya', 2, 'polonnaruwa')],
  },
  {
    slug: 'south-coast-in-5-days',
    days: 5,
    theme: 'beach',
    title: t('The south coast in 5 days'),
    words: t(
      'Ramparts in the evening light, coves for a swim and whales before breakfast. The expressway leaves most of the time for the sea.',
    ),
    months: [11, 12, 1, 2, 3, 4],
    stops: [stay('galle', 2, 'unawatuna'), stay('mirissa', 2, 'weligama')],
  },
  {
    slug: 'hills-and-tea-in-7-days',
    days: 7,
    theme: 'hills',
    title: t('Hills and tea in 7 days'),
    words: t(
      'From Kandy up through tea to the cool of Nuwara Eliya, over the plateau to World’s End, and on to Ella. Then down to elephants, and back by the lowlands.',
    ),
    months: [1, 2, 3, 4],
    stops: [
      stay('kandy', 1),
      stay('nuwara-eliya', 2, 'horton-plains-national-park'),
      stay('ella', 2, 'nine-arch-bridge', 'little-adams-peak'),
      stay('udawalawe-national-park', 1),
    ],
  },
  {
    slug: 'east-coast-in-7-days',
    days: 7,
    theme: 'beach',
    title: t('The east coast in 7 days'),
    words: t(
      'The beaches for the months when it rains in the south: still water, reef sharks at Pigeon Island, and old cities on the way there and back.',
    ),
    months: [5, 6, 7, 8, 9],
    stops: [
      stay('negombo', 1),
      stay('sigiriya', 1, 'minneriya-national-park'),
      stay('nilaveli', 3, 'pigeon-island-national-park', 'koneswaram-temple'),
      stay('anuradhapura', 1),
    ],
  },
  {
    slug: 'first-time-in-10-days',
    days: 10,
    theme: 'island',
    title: t('The first time, in 10 days'),
    words: t(
      'What most people come for, in a loop that never doubles back: the rock, the Tooth, tea, leopards and the fort of Galle.',
    ),
    months: [1, 2, 3, 4],
    stops: [
      stay('negombo', 1),
      stay('sigiriya', 2, 'polonnaruwa'),
      stay('kandy', 2, 'royal-botanical-gardens-peradeniya'),
      stay('ella', 2, 'nine-arch-bridge'),
      stay('yala-national-park', 1),
      stay('galle', 1),
    ],
  },
  {
    slug: 'wildlife-in-10-days',
    days: 10,
    theme: 'wildlife',
    title: t('Wildlife in 10 days'),
    words: t(
      'Leopards in two parks, elephants in a third, and whales at the end. Mornings are early, and afternoons slow.',
    ),
    months: [2, 3, 4],
    stops: [
      stay('negombo', 1),
      stay('wilpattu-national-park', 1),
      stay('sigiriya', 1),
      stay('kandy', 1),
      stay('nuwara-eliya', 2, 'horton-plains-national-park'),
      stay('udawalawe-national-park', 1),
      stay('yala-national-park', 1),
      stay('mirissa', 1),
    ],
  },
  {
    slug: 'with-children-in-10-days',
    days: 10,
    theme: 'family',
    title: t('With children, in 10 days'),
    words: t(
      'Few beds, short drives and something to climb, feed or swim in every day. The last four nights are by the sea.',
    ),
    months: [1, 2, 3, 4],
    stops: [
      stay('negombo', 1),
      stay('sigiriya', 2, 'dambulla-cave-temple'),
      stay('kandy', 2, 'royal-botanical-gardens-peradeniya'),
      stay('bentota', 4, 'galle'),
    ],
  },
  {
    slug: 'whole-island-in-14-days',
    days: 14,
    theme: 'island',
    title: t('The island in 14 days'),
    words: t(
      'Two weeks from the oldest city to the southern beaches, through the hills and two parks, with time to sit down. No day has more than about four hours on the road.',
    ),
    months: [1, 2, 3, 4],
    stops: [
      stay('negombo', 1),
      stay('anuradhapura', 1),
      stay('sigiriya', 2, 'polonnaruwa'),
      stay('kandy', 2, 'royal-botanical-gardens-peradeniya'),
      stay('nuwara-eliya', 2, 'horton-plains-national-park'),
      stay('ella', 2, 'little-adams-peak'),
      stay('yala-national-park', 1),
      stay('mirissa', 1),
      stay('galle', 1),
    ],
  },
  {
    slug: 'north-and-east-in-14-days',
    days: 14,
    theme: 'north',
    title: t('The north and the east in 14 days'),
    words: t(
      'Jaffna with its islands and kovils, lagoons of the far north, and three beaches of the summer. Less is written about it than about the rest, and more is found.',
    ),
    months: [5, 6, 7, 8, 9],
    stops: [
      stay('negombo', 1),
      stay('anuradhapura', 1),
      stay('jaffna', 3, 'delft-island', 'nallur-kandaswamy-kovil'),
      stay('mullaitivu-beach', 1),
      stay('nilaveli', 3, 'pigeon-island-national-park', 'koneswaram-temple'),
      stay('pasikudah', 2),
      stay('sigiriya', 2, 'polonnaruwa'),
    ],
  },
  {
    slug: 'summer-surf-in-14-days',
    days: 14,
    theme: 'surf',
    title: t('Summer and surf in 14 days'),
    words: t(
      'A week at Arugam Bay when its waves are best, with the hills before it and elephants on the way home. The parks around the bay are for the afternoons without wind.',
    ),
    months: [5, 6, 7, 8, 9],
    stops: [
      stay('negombo', 1),
      stay('kandy', 2, 'royal-botanical-gardens-peradeniya'),
      stay('ella', 2, 'nine-arch-bridge'),
      stay('arugam-bay', 6, 'kumana-national-park', 'lahugala-kitulana-national-park'),
      stay('udawalawe-national-park', 2),
    ],
  },
];

export const ideaOf = (slug: string): TripIdea | undefined => tripIdeas.find((idea) => idea.slug === slug);
