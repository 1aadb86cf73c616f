import { pairs, type Synonym } from './synonym.ts';

/** What travellers call what they want to do and see. */
export const activitySynonyms: Synonym[] = [
  {
    said: ['whale watching', 'whale watch', 'whale tour', 'whale boat', 'whale'],
    means: ['whale'],
  },
  { said: ['dolphin watching', 'dolphin watch', 'dolphin tour', 'dolphin'], means: ['dolphin'] },
  { said: ['turtle watching', 'turtle watch', 'sea turtle', 'turtle hatchery'], means: ['turtle'] },
  {
    said: ['bird watching', 'birdwatching', 'birding', 'bird', 'birder', 'bird tour', 'ornithology'],
    means: ['bird', 'birding'],
    options: ['wildlife'],
  },
  { said: ['animal', 'wildlife'], means: ['wildlife', 'animal'], options: ['wildlife'] },
  { said: ['leopard', 'leopard safari', 'sloth bear'], means: ['leopard', 'sloth bear'] },
  {
    said: pairs(['cooking', 'cookery', 'cook'], ['class', 'classes', 'lesson', 'course', 'workshop']).concat(
      'cookery',
    ),
    means: ['cook'],
  },
  {
    said: pairs(
      ['surf', 'surfing'],
      ['lesson', 'school', 'camp', 'teacher', 'instructor', 'coach', 'class'],
    ).concat('surf', 'surfing', 'surfer'),
    means: ['surf', 'boards tide', 'board hire', 'board rack'],
  },
  {
    said: [
      ...['kite surfing', 'kitesurfing', 'kite surf', 'kitesurf', 'kiteboarding', 'kite boarding'],
      ...pairs(['kite'], ['school', 'lesson', 'camp']),
    ],
    means: ['kite'],
  },
  { said: ['snorkeling', 'snorkelling', 'snorkel'], means: ['snorkel', 'snorkelling', 'mask'] },
  { said: ['scuba', 'scuba diving', 'diving', 'dive', 'diver'], means: ['diving', 'dive'] },
  {
    said: ['trekking', 'trek', 'hiking', 'hike', 'hiker'],
    means: ['hike', 'trek', 'walk'],
    options: ['hiking'],
  },
  { said: ['walk', 'walking', 'walking tour', 'city walk', 'stroll'], means: ['walk', 'foot', 'stroll'] },
  {
    said: ['cycling', 'bicycle', 'bike', 'biking', 'cycle', 'bike tour', 'cycling tour'],
    means: ['cycling', 'bicycle', 'bike'],
  },
  {
    said: ['white water rafting', 'whitewater', 'white water', 'rafting', 'raft'],
    means: ['raft', 'white water'],
  },
  { said: ['game drive', 'safari tour', 'safari drive'], means: ['safari'] },
  {
    said: ['photography', 'photographer', 'photo', 'photo tour'],
    means: ['photography', 'photographer'],
    options: ['photography'],
  },
  { said: ['history', 'historian', 'historical'], means: ['history', 'historical'], options: ['historical'] },
  {
    said: ['architecture', 'architect', 'architectural'],
    means: ['architecture', 'building', 'house'],
    options: ['architectural'],
  },
  {
    said: ['ruin', 'archaeology', 'archaeological site', 'archaeologist'],
    means: ['ruin', 'archaeology', 'archaeologist', 'ancient'],
    options: ['historical'],
  },
  { said: ['spice garden', 'spice farm', 'spice plantation', 'spice'], means: ['spice', 'cinnamon'] },
  {
    said: pairs(['tea'], ['estate', 'plantation', 'factory', 'garden', 'tour', 'country']),
    means: ['tea'],
  },
  { said: ['gem', 'gem mine', 'gem mining', 'gem pit', 'sapphire', 'gemstone'], means: ['gem'] },
  { said: ['yoga', 'yoga retreat', 'yoga class', 'yoga teacher'], means: ['yoga'] },
  {
    said: [
      'ayurveda',
      'ayurvedic',
      'ayurveda retreat',
      'ayurveda treatment',
      'ayurveda massage',
      'massage',
      'spa',
      'wellness',
    ],
    means: ['ayurveda', 'ayurvedic', 'massage', 'spa'],
  },
  {
    said: ['train', 'train ride', 'train journey', 'railway', 'scenic train', 'rail'],
    means: ['train', 'rail', 'railway'],
  },
  { said: ['boat', 'boat trip', 'boat tour', 'boat ride', 'boat safari'], means: ['boat'] },
  { said: ['waterfall', 'water fall', 'falls'], means: ['waterfall', 'falls'] },
  {
    said: ['kid', 'children', 'child', 'toddler', 'family', 'families'],
    means: ['family', 'child', 'children', 'toddler'],
    options: ['family rooms', 'child seat available'],
  },
  { said: ['honeymoon', 'romantic', 'couple'], means: ['honeymoon', 'romantic'] },
  { said: ['full moon', 'poya', 'poya day'], means: ['poya', 'full moon'] },
  {
    said: ['rainy season', 'monsoon', 'rain season', 'weather', 'best time', 'when to go'],
    means: ['monsoon', 'season'],
  },
  {
    said: ['tuk tuk fare', 'fares', 'fare', 'price', 'cost', 'prices', 'costs'],
    means: ['price', 'fare', 'cost'],
  },
  { said: ['packing list', 'what to pack', 'packing'], means: ['packing'] },
];
