import { kites, rain, windowSeat } from '../journal/moments.ts';
import { beachDay, notebook, spices } from '../journal/things.ts';
import { type Block, block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { raft, summit, surfer } from './adventure.ts';
import { dagoba, drummer, procession } from './culture.ts';
import { abseil, kiteSurfer, zipLine } from './daring.ts';
import { oruwa, plucker, tapper } from './days.ts';
import { magpie, waterfall, whale } from './nature.ts';
import { balloon, kitchen, train } from './other.ts';
import { greatTree, reef, turtle } from './quiet.ts';
import { gathering, leopard, peacock } from './safari.ts';
import { bear, crocodile, storks } from './wilds.ts';
import { gopuram, lanterns, moonstoneSteps } from './worship.ts';

const plates: [name: string, title: string, draw: (b: Block) => void][] = [
  ['tour-cultural-1', 'A white dagoba at full moon', dagoba],
  ['tour-cultural-2', 'A drummer of the hill country', drummer],
  ['tour-cultural-3', 'An elephant dressed for the procession', procession],
  ['tour-adventure-1', 'Rafting on white water', raft],
  ['tour-adventure-2', 'A summit above the clouds', summit],
  ['tour-adventure-3', 'A surfer on a wave', surfer],
  ['tour-safari-1', 'A leopard on its rock', leopard],
  ['tour-safari-2', 'Elephants at a tank', gathering],
  ['tour-safari-3', 'A peacock in the road', peacock],
  ['tour-nature-1', 'A waterfall in the forest', waterfall],
  ['tour-nature-2', 'The tail of a whale', whale],
  ['tour-nature-3', 'A blue magpie', magpie],
  ['tour-other-1', 'The train in the tea hills', train],
  ['tour-other-2', 'Clay pots on the fire', kitchen],
  ['tour-other-3', 'A balloon over the fields', balloon],
  ['blog-1', 'A notebook and a map', notebook],
  ['blog-2', 'Spices in bowls', spices],
  ['blog-3', 'Kites by the sea', kites],
  ['blog-4', 'A window seat in the hills', windowSeat],
  ['blog-5', 'A coconut on the beach', beachDay],
  ['blog-6', 'An umbrella in the rain', rain],
  ['tour-cultural-4', 'A moonstone at the foot of old steps', moonstoneSteps],
  ['tour-cultural-5', 'The tower of a kovil', gopuram],
  ['tour-cultural-6', 'Lanterns at Vesak', lanterns],
  ['tour-adventure-4', 'A kite surfer on a lagoon', kiteSurfer],
  ['tour-adventure-5', 'Down a wire above the trees', zipLine],
  ['tour-adventure-6', 'On a rope beside a waterfall', abseil],
  ['tour-safari-4', 'A crocodile with its mouth open', crocodile],
  ['tour-safari-5', 'A sloth bear under a palu tree', bear],
  ['tour-safari-6', 'Painted storks at a tank', storks],
  ['tour-nature-4', 'A turtle goes back to the sea', turtle],
  ['tour-nature-5', 'Moorish idols on a reef', reef],
  ['tour-nature-6', 'Somebody small under an old tree', greatTree],
  ['tour-other-4', 'An outrigger under sail', oruwa],
  ['tour-other-5', 'A tea plucker among the bushes', plucker],
  ['tour-other-6', 'A toddy tapper between the palms', tapper],
];

export const tourPrints: Record<string, () => string> = Object.fromEntries(
  plates.map(([name, title, draw], i) => [
    name,
    () => {
      const b = block(1201 + i * 23, 1600, 1200, 4);
      draw(b);
      b.salt(INK.print, 11);
      return b.svg(title);
    },
  ]),
);
