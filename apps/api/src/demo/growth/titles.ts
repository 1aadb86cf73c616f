import type { Chance } from '../chance.ts';
import type { DemoListing } from '../listings.ts';

const firstWords = [
  ...['Araliya', 'Nelum', 'Kumbuk', 'Palu', 'Kurundu', 'Sudu', 'Lagoon', 'Coral', 'Cinnamon', 'Palmyra'],
  ...['Blue Water', 'Green Hill', 'Old Station', 'Lotus Pond', 'Tea Leaf', 'Coconut Grove', 'Paddy View'],
  ...['Monsoon', 'Lighthouse', 'Rampart', 'Mango Tree', 'Jambu', 'Temple Road', 'Canal Side', 'Rock View'],
  ...['Seven Steps', 'Moonstone', 'Rajarata', 'Ruhunu', 'Wewa', 'Ganga', 'Samudra', 'Misty', 'Sapphire'],
  ...['Highland', 'Golden Sand', 'Pepper Vine', 'Breadfruit', 'Hanthana', 'Ridge', 'Harbour', 'Fern'],
] as const;
const nouns: Record<string, readonly string[]> = {
  hotel: ['Rest', 'Villa', 'Guest House', 'Cabanas', 'Bungalow', 'Homestay', 'Lodge', 'Inn', 'Cottage'],
  restaurant: ['Restaurant', 'Kitchen', 'Table', 'Mess', 'Garden Restaurant', 'Crab House'],
  cafe: ['Café', 'Coffee House', 'Bakery', 'Tea Rooms', 'Juice Bar', 'Ice Cream'],
  localEatery: ['Bath Kade', 'Rice and Curry', 'Kottu', 'Hopper Corner', 'Thosai', 'Roti Shop'],
  shop: ['Batik', 'Handlooms', 'Spice Shop', 'Gems', 'Books', 'Masks and Carvings'],
  other: ['Ayurveda', 'Surf School', 'Cooking Class', 'Cycle Hire', 'Boat Trips', 'Spa'],
};
const themes = [
  ...['Tea and waterfalls', 'Temples and tanks', 'Slow mornings', 'Leopards at dawn', 'Lagoon by canoe'],
  ...['Spice gardens', 'Old streets and short eats', 'Whales and lighthouses', 'Village kitchens'],
  ...['Forest birds', 'Paddy fields by bicycle', 'Caves and paintings', 'Fishing harbours', 'Hill trains'],
] as const;
const lengths = [
  'in a day',
  'in two days',
  'in three days',
  'for families',
  'on foot',
  'by van',
  'without the crowds',
];

/** What a listing that is made like `base` may be called in a town; none where it is called by its owner's name. */
export function titlesOf(base: DemoListing, town: string, chance: Chance): string[] {
  const many = (make: () => string) => [...new Set(Array.from({ length: 8 }, make))];
  switch (base.kind) {
    case 'vehicle':
      return [base.details.vehicleModel ?? ''];
    case 'businessListing': {
      const fitting = nouns[base.details.businessType ?? 'other'] ?? nouns.other ?? [];
      return many(
        () => `${chance.pick(firstWords)} ${chance.pick(fitting)}${chance.happens(0.4) ? `, ${town}` : ''}`,
      );
    }
    case 'tour':
      return many(() => `${chance.pick(themes)} around ${town} ${chance.pick(lengths)}`);
    case 'blog':
      return many(() => `${chance.pick(themes)}: ${town} ${chance.pick(lengths)}`);
    default:
      return [];
  }
}
