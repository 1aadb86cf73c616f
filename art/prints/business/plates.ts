import { type Block, block } from '../kit/block.ts';
import { INK } from '../kit/inks.ts';
import { awning, beachBar, lawn, monsoon } from './cafe-houses.ts';
import { kingCoconut, pulledTea, shortEats } from './cafes.ts';
import { brass, loom, pottery, sapphire } from './crafts.ts';
import { grill, hall, hearth, stilts } from './dining.ts';
import { cart, hoppers, kottu } from './eateries.ts';
import { kayak, stretching, tailor } from './hire.ts';
import { bungalow, cabana, guestHouse } from './hotels.ts';
import { crab, riceAndCurry, terrace } from './restaurants.ts';
import { kiosk, platform, rottiShop, thosai } from './roadside.ts';
import { bicycle, spa, surfHire } from './services.ts';
import { fruitStall, masks } from './shops.ts';
import { camp, court, lodge, room, townHouse } from './stays.ts';

const plates: [name: string, title: string, draw: (b: Block) => void][] = [
  ['hotel-1', 'A guest house with a verandah', guestHouse],
  ['hotel-2', 'A thatched cabana on the beach', cabana],
  ['hotel-3', 'A planter’s bungalow among the tea', bungalow],
  ['restaurant-1', 'Rice and curry on a banana leaf', riceAndCurry],
  ['restaurant-2', 'Lagoon crab in curry', crab],
  ['restaurant-3', 'Tables under paper lamps at night', terrace],
  ['cafe-1', 'Tea and short eats', shortEats],
  ['cafe-2', 'King coconut and cake above the tea hills', kingCoconut],
  ['cafe-3', 'Milk tea poured from a height', pulledTea],
  ['local-eatery-1', 'A cook at the kottu counter', kottu],
  ['local-eatery-2', 'Hoppers in their pans', hoppers],
  ['local-eatery-3', 'A prawn-vadai cart by the sea', cart],
  ['shop-1', 'A fruit stall', fruitStall],
  ['shop-2', 'Painted masks on a shop wall', masks],
  ['shop-3', 'Cloth on a handloom', loom],
  ['other-1', 'Oil, leaves and frangipani', spa],
  ['other-2', 'Surfboards for hire', surfHire],
  ['other-3', 'A bicycle by the paddy fields', bicycle],
  ['hotel-4', 'A camp by the water at night', camp],
  ['hotel-5', 'A court with a pool and a frangipani', court],
  ['hotel-6', 'A room with a net and a view of the hills', room],
  ['hotel-7', 'A lodge above a forest river', lodge],
  ['hotel-8', 'A house in an old street', townHouse],
  ['cafe-4', 'Parasols on a lawn above the tea', lawn],
  ['cafe-5', 'A café with an awning in an old street', awning],
  ['cafe-6', 'A coffee hut on the beach at night', beachBar],
  ['cafe-7', 'Tea on a verandah in the rain', monsoon],
  ['restaurant-4', 'Fish on the coals at sunset', grill],
  ['restaurant-5', 'The long table of an old house', hall],
  ['restaurant-6', 'A roof on stilts above the lagoon', stilts],
  ['restaurant-7', 'Curries in clay pots over a wood fire', hearth],
  ['local-eatery-4', 'A tea kiosk under a rain tree', kiosk],
  ['local-eatery-5', 'A thosai longer than its tray', thosai],
  ['local-eatery-6', 'A rotti shop in a dark street', rottiShop],
  ['local-eatery-7', 'Vadai sold through a train window', platform],
  ['shop-4', 'Water pots piled by the road', pottery],
  ['shop-5', 'A blue sapphire held in tweezers', sapphire],
  ['shop-6', 'Brass lamps, lit', brass],
  ['other-4', 'A tailor’s sewing machine', tailor],
  ['other-5', 'Stretching at sunrise by the sea', stretching],
  ['other-6', 'A kayak among mangroves', kayak],
];

export const businessPrints: Record<string, () => string> = Object.fromEntries(
  plates.map(([name, title, draw], i) => [
    `business-${name}`,
    () => {
      const b = block(601 + i * 19, 1600, 1200, 4);
      draw(b);
      b.salt(INK.print, 11);
      return b.svg(title);
    },
  ]),
);
