import { type Block, block } from '../kit/block.ts';
import { INK, OVER } from '../kit/inks.ts';
import type { Point } from '../kit/path.ts';
import {
  coast,
  jungle,
  kovil,
  lake,
  paddy,
  rampart,
  rock,
  type Setting,
  teaHills,
  town,
} from '../kit/settings.ts';
import { largeBus, minibus } from './bus.ts';
import { bow, hatch, sedan, taxiSigns } from './car.ts';
import type { Coat } from './parts.ts';
import { defender, prado, safariJeep } from './suv.ts';
import { threeWheeler } from './three-wheeler.ts';
import { van } from './van.ts';

const { key, print, mural, gamboge, tea, leaf, lagoon, mist, rose, plum } = INK;
type Plate = [
  name: string,
  title: string,
  setting: Setting,
  inks: [string, string, string, string],
  draw: (b: Block) => void,
  flip?: boolean,
];

const coat = (body: string, turned: string, trim: string, glint: string): Coat => ({
  body,
  turned,
  trim,
  glint,
});

const plates: Plate[] = [
  [
    'van-1',
    'A high-roofed van among tea hills',
    teaHills,
    [rose, print, key, rose],
    (b) => van(b, coat(print, mist, mural, rose), false),
  ],
  [
    'van-2',
    'A van with a surfboard at the coast',
    coast,
    [gamboge, print, plum, rose],
    (b) => van(b, coat(mist, OVER.far, lagoon, gamboge), true),
  ],
  [
    'van-3',
    'A red van by paddy fields',
    paddy,
    [mist, print, key, leaf],
    (b) => van(b, coat(mural, plum, gamboge, mist), false),
  ],
  [
    'minibus-1',
    'A yellow minibus below the kovil',
    kovil,
    [plum, rose, key, plum],
    (b) => minibus(b, coat(gamboge, OVER.skinWarm, mural, plum)),
    true,
  ],
  [
    'minibus-2',
    'A minibus beside the lake',
    lake,
    [mist, print, key, lagoon],
    (b) => minibus(b, coat(print, mist, lagoon, mist)),
    true,
  ],
  [
    'minibus-3',
    'A green minibus near the rock',
    rock,
    [gamboge, print, plum, rose],
    (b) => minibus(b, coat(leaf, tea, print, gamboge)),
    true,
  ],
  [
    'largebus-1',
    'The red bus in town',
    town,
    [gamboge, print, key, gamboge],
    (b) => largeBus(b, coat(mural, plum, gamboge, gamboge), print),
    true,
  ],
  [
    'largebus-2',
    'A bus with many stripes by the sea wall',
    rampart,
    [rose, print, key, rose],
    (b) => largeBus(b, coat(print, mist, lagoon, rose), mural),
    true,
  ],
  [
    'largebus-3',
    'A bus on the hill road',
    teaHills,
    [mist, print, plum, rose],
    (b) => largeBus(b, coat(lagoon, key, gamboge, mist), leaf),
    true,
  ],
  [
    'suv-1',
    'An open jeep at the edge of the park',
    jungle,
    [leaf, print, key, leaf],
    (b) => safariJeep(b, coat(gamboge, OVER.skinWarm, print, mural)),
  ],
  [
    'suv-2',
    'A jeep on the mountain road',
    teaHills,
    [gamboge, print, key, gamboge],
    (b) => prado(b, coat(mist, OVER.far, plum, gamboge)),
  ],
  [
    'suv-3',
    'An old square jeep under the rock',
    rock,
    [mist, print, plum, rose],
    (b) => defender(b, coat(lagoon, key, print, mist)),
    true,
  ],
  [
    'car-1',
    'A red car on the lake road',
    lake,
    [mist, print, key, lagoon],
    (b) => sedan(b, coat(mural, plum, print, mist)),
  ],
  [
    'car-2',
    'A hybrid car at the sea wall',
    rampart,
    [gamboge, print, key, rose],
    (b) => bow(b, coat(print, mist, mural, gamboge)),
    true,
  ],
  [
    'car-3',
    'A blue car between paddy fields',
    paddy,
    [rose, print, tea, leaf],
    (b) => sedan(b, coat(lagoon, key, gamboge, rose)),
  ],
  [
    'taxi-1',
    'A small taxi in town at dusk',
    town,
    [plum, rose, key, gamboge],
    (b) => {
      hatch(b, coat(gamboge, mural, print, plum));
      taxiSigns(b, 91, 120, key);
    },
  ],
  [
    'taxi-2',
    'A taxi waiting by the sea wall',
    rampart,
    [mist, print, plum, rose],
    (b) => {
      sedan(b, coat(print, mist, tea, mist));
      taxiSigns(b, 104, 152, tea);
    },
    true,
  ],
  [
    'taxi-3',
    'A green taxi below the kovil',
    kovil,
    [gamboge, print, key, gamboge],
    (b) => {
      hatch(b, coat(leaf, tea, print, gamboge));
      taxiSigns(b, 91, 120, print);
    },
    true,
  ],
  [
    'three-wheeler-1',
    'A red three-wheeler by the beach',
    coast,
    [rose, print, key, gamboge],
    (b) => threeWheeler(b, coat(mural, plum, key, rose), { skin: OVER.skinBrown, cloth: lagoon }),
  ],
  [
    'three-wheeler-2',
    'A blue three-wheeler in town',
    town,
    [mist, print, plum, rose],
    (b) => threeWheeler(b, coat(lagoon, key, gamboge, mist), { skin: OVER.skinDeep, cloth: print }),
    true,
  ],
  [
    'three-wheeler-3',
    'A green three-wheeler by the fields',
    paddy,
    [gamboge, print, key, gamboge],
    (b) => threeWheeler(b, coat(tea, key, plum, gamboge), { skin: OVER.skinWarm, cloth: rose }),
  ],
  [
    'van-4',
    'A yellow van by the sea wall',
    rampart,
    [mist, print, plum, rose],
    (b) => van(b, coat(gamboge, OVER.skinWarm, key, mist), false),
    true,
  ],
  [
    'van-5',
    'A green van by the lake',
    lake,
    [rose, print, key, gamboge],
    (b) => van(b, coat(tea, key, print, rose), true),
  ],
  [
    'minibus-4',
    'A red minibus by the sea',
    coast,
    [rose, print, plum, rose],
    (b) => minibus(b, coat(mural, plum, print, rose)),
    true,
  ],
  [
    'minibus-5',
    'A blue minibus among paddy fields',
    paddy,
    [gamboge, print, key, gamboge],
    (b) => minibus(b, coat(lagoon, key, print, gamboge)),
    true,
  ],
  [
    'largebus-4',
    'A green bus below the kovil',
    kovil,
    [mist, print, plum, rose],
    (b) => largeBus(b, coat(tea, key, gamboge, mist), print),
    true,
  ],
  [
    'largebus-5',
    'A yellow bus on the coast road',
    coast,
    [rose, print, key, rose],
    (b) => largeBus(b, coat(gamboge, OVER.skinWarm, mural, rose), tea),
    true,
  ],
  [
    'suv-4',
    'An open jeep before the rock',
    rock,
    [gamboge, print, key, gamboge],
    (b) => safariJeep(b, coat(tea, key, print, gamboge)),
    true,
  ],
  [
    'suv-5',
    'A red jeep at the beach',
    coast,
    [mist, print, plum, rose],
    (b) => prado(b, coat(mural, plum, key, mist)),
  ],
  [
    'car-4',
    'A green car in the hills',
    teaHills,
    [rose, print, key, rose],
    (b) => bow(b, coat(tea, key, print, rose)),
  ],
  [
    'car-5',
    'A yellow car below the kovil',
    kovil,
    [mist, print, plum, rose],
    (b) => sedan(b, coat(gamboge, OVER.skinWarm, mural, mist)),
    true,
  ],
  [
    'taxi-4',
    'A red taxi by the sea',
    coast,
    [rose, print, key, rose],
    (b) => {
      bow(b, coat(mural, plum, print, rose));
      taxiSigns(b, 97, 160, print);
    },
  ],
  [
    'taxi-5',
    'A yellow taxi by the lake',
    lake,
    [mist, print, key, lagoon],
    (b) => {
      sedan(b, coat(gamboge, OVER.skinWarm, print, mist));
      taxiSigns(b, 104, 152, key);
    },
    true,
  ],
  [
    'three-wheeler-4',
    'A yellow three-wheeler in the hills',
    teaHills,
    [mist, print, plum, rose],
    (b) => threeWheeler(b, coat(gamboge, OVER.skinWarm, key, mist), { skin: OVER.skinBrown, cloth: mural }),
  ],
  [
    'three-wheeler-5',
    'A green three-wheeler by the sea wall',
    rampart,
    [rose, print, key, rose],
    (b) => threeWheeler(b, coat(leaf, tea, key, rose), { skin: OVER.skinDeep, cloth: print }),
    true,
  ],
];

const FULL: Point[] = [
  [0, 0],
  [400, 0],
  [400, 300],
  [0, 300],
];

export const vehiclePrints: Record<string, () => string> = Object.fromEntries(
  plates.map(([name, title, setting, [sky, cut, ground, groundCut], draw, flip], i) => [
    `vehicle-${name}`,
    () => {
      const b = block(101 + i * 17, 1600, 1200, 4);
      b.polygon(FULL, ground);
      // The place is raised behind the vehicle, so that it is seen above the roof.
      b.move(-12, -34, 1.06, false, () => setting(b, { sky, cut, ground, groundCut }));
      b.chatter('M44 236V150Q48 104 96 92L280 86Q352 104 372 176V232', cut, {
        n: 12,
        gap: [6, 24],
        length: [6, 17],
        width: [0.9, 1.7],
      });
      b.move(flip ? 371 : 29, 46, 0.86, Boolean(flip), () => draw(b));
      b.salt(print);
      return b.svg(title);
    },
  ]),
);
