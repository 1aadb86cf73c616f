import { pairs, type Synonym } from './synonym.ts';

/** What travellers call what is eaten and bought, and where. */
export const mealSynonyms: Synonym[] = [
  {
    said: ['vegetarian', 'veggie', 'veg', 'meat free', 'meatless', 'vegan', 'plant based'],
    means: ['vegetarian', 'vegan'],
    options: ['vegetarian meals'],
  },
  {
    said: pairs(
      ['vegetarian', 'veggie', 'veg', 'vegan'],
      ['food', 'meal', 'lunch', 'dinner', 'restaurant', 'breakfast'],
    ),
    means: ['vegetarian', 'vegan', 'vegetable roti', 'vegetable kottu', 'vegetable curry'],
  },
  { said: ['seafood', 'sea food'], means: ['seafood', 'fish', 'crab', 'prawn', 'lobster', 'cuttlefish'] },
  { said: ['dinner', 'supper', 'evening meal'], means: ['dinner', 'restaurant', 'eatery'] },
  { said: ['lunch'], means: ['lunch', 'restaurant', 'eatery', 'cafe'] },
  { said: ['breakfast', 'brunch'], means: ['breakfast', 'cafe', 'eatery'] },
  { said: ['restaurant'], means: ['restaurant', 'eatery'] },
  {
    said: [
      ...['food', 'meal', 'eat', 'eating', 'dining', 'place to eat', 'places to eat', 'where to eat'],
      ...['somewhere to eat', 'street food', 'local food'],
    ],
    means: ['food', 'restaurant', 'eatery', 'cafe'],
  },
  { said: ['coffee shop', 'coffee house', 'cafe', 'café', 'espresso bar'], means: ['cafe', 'coffee'] },
  { said: ['tea room', 'tea house', 'tea shop', 'tearoom'], means: ['cafe', 'tea'] },
  { said: ['kottu', 'kothu', 'koththu', 'kottu roti'], means: ['kottu', 'kothu'] },
  { said: ['hopper', 'appam', 'egg hopper', 'hoppers'], means: ['hopper'] },
  { said: ['biryani', 'biriyani', 'buriyani'], means: ['biryani', 'buriyani', 'biriyani'] },
  {
    said: ['rice and curry', 'rice curry', 'curry rice'],
    means: ['rice and curry', 'rice curry', 'bath kade', 'buffet'],
  },
  { said: ['ice cream', 'icecream', 'gelato'], means: ['ice cream'] },
  {
    said: ['souvenir', 'gift', 'craft', 'handicraft'],
    means: ['souvenir', 'craft', 'batik', 'handloom', 'mask'],
    options: ['shop'],
  },
  { said: ['book shop', 'bookstore', 'bookshop', 'books'], means: ['book', 'bookshop', 'bookroom'] },
  { said: ['luggage storage', 'left luggage', 'locker', 'bag storage'], means: ['left luggage', 'locker'] },
  // What is cooked there is no part of the island.
  { said: ['south indian'], means: ['south indian', 'dosa', 'thosai'] },
  { said: pairs(['north', 'east', 'west'], ['indian']), means: ['indian'] },
  { said: pairs(['north', 'south'], ['korean']), means: ['korean'] },
  { said: pairs(['north', 'south', 'east', 'west'], ['african']), means: ['african'] },
];
