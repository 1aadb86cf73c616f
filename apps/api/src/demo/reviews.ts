import { dayMs } from '@serendib/contract/calendar';
import { type ReviewedType, reviewedTypes } from '@serendib/contract/reviews/reviewed-types';
import { daysBefore, idAt } from './calendar.ts';
import { type Chance, chanceOf } from './chance.ts';
import {
  bigVehicleWords,
  eatWords,
  guideWords,
  longTourWords,
  otherWords,
  placeWords,
  stayWords,
  threeWheelerWords,
  tourWords,
  vehicleWords,
  type Words,
} from './content/review-words.ts';
import { reviewedPlaces } from './content/reviewed-places.ts';
import { travellers } from './content/travellers.ts';
import type { DemoListing } from './listings.ts';
import type { Directory } from './people.ts';

export interface DemoReview {
  id: string;
  itemType: ReviewedType;
  /** A listing's id, or a destination's slug. */
  item: string;
  userId: string;
  rating: number;
  comment: string;
  createdAt: Date;
}

interface Subject {
  itemType: ReviewedType;
  item: string;
  words: Words;
  name: string;
  who: string;
  place: string;
  stars: number;
  count: number;
  /** How long it could have been reviewed. */
  days: number;
}

interface Making {
  seed: number;
  start: Date;
  people: Directory;
  listings: DemoListing[];
}

/** Deals every sentence of a list once before any of them again. */
class Deck {
  readonly #decks = new Map<string[], string[]>();
  readonly #chance: Chance;
  constructor(chance: Chance) {
    this.#chance = chance;
  }
  draw(from: string[]): string {
    let deck = this.#decks.get(from);
    if (!deck?.length) {
      deck = this.#chance.shuffled(from);
      this.#decks.set(from, deck);
    }
    return deck.pop() ?? '';
  }
}

export function makeReviews({ seed, start, people, listings }: Making): DemoReview[] {
  const deck = new Deck(chanceOf(seed, 'words'));
  const said = new Set<string>();
  return [...listings.flatMap((one) => subjectOf(seed, start, one)), ...places(seed)].flatMap((subject) => {
    const chance = chanceOf(seed, 'reviews', subject.item);
    return chance
      .shuffled(travellers)
      .slice(0, subject.count)
      .map(([userName, home]): DemoReview => {
        let rating = ratingAround(subject.stars, chance);
        const createdAt = daysBefore(start, chance.int(1, subject.days), chance);
        const fill = (text: string) =>
          text
            .replaceAll('{who}', subject.who)
            .replaceAll('{name}', subject.name)
            .replaceAll('{place}', subject.place)
            .replaceAll('{home}', home);
        let comment = fill(compose(subject.words, rating, deck, chance));
        if (said.has(comment)) {
          // A complaint is not made twice in the same words, and praise never uses a complaint's.
          rating = Math.max(4, rating);
          comment = fill(compose(subject.words, rating, deck, chance));
        }
        while (said.has(comment)) comment = fill(`${comment} ${deck.draw(subject.words.second)}`);
        said.add(comment);
        const userId = people.user(userName, 440 + chance.int(1, 60)).id;
        return {
          id: idAt(createdAt, chance),
          itemType: subject.itemType,
          item: subject.item,
          userId,
          rating,
          comment,
          createdAt,
        };
      });
  });
}

function compose(words: Words, rating: number, deck: Deck, chance: Chance): string {
  if (rating <= 3) return deck.draw(words.poor);
  const first = deck.draw(words.first);
  return chance.happens(0.78) ? `${first} ${deck.draw(words.second)}` : first;
}

/** Mostly the two marks around what people think of it, with now and then a visitor who had a bad day. */
function ratingAround(stars: number, chance: Chance): number {
  if (chance.happens(0.035 + (5 - stars) * 0.07)) return chance.happens(0.2) ? 2 : 3;
  return chance.happens(Math.min(0.95, (stars - 3.75) / 1.2)) ? 5 : 4;
}

const firstName = (name: string) =>
  name.split(' ')[name.startsWith('Mohamed ') || name.startsWith('Tuan ') ? 1 : 0] ?? name;

function subjectOf(seed: number, start: Date, listing: DemoListing): Subject[] {
  const days = Math.floor((start.getTime() - listing.createdAt.getTime()) / dayMs) - 12;
  const written = told(listing);
  const itemType = reviewedTypes.find((type) => type === listing.kind);
  if (!written || !itemType || listing.status !== 'approved' || days < 5) return [];
  const chance = chanceOf(seed, 'reviewed', listing.id);
  const most = (listing.isPremium ? 6 : 4) * Math.min(1, days / 150);
  const count = listing.isPremium
    ? Math.max(2, Math.round(most * (0.4 + chance.next())))
    : Math.round(most * chance.next());
  return [{ ...written, itemType, item: listing.id, stars: listing.stars, count, days }];
}

const vehicleWordsFor = (type: string) =>
  type === 'threeWheeler'
    ? threeWheelerWords
    : type === 'car' || type === 'taxi'
      ? vehicleWords
      : bigVehicleWords;

/** What travellers of the catalogue say of it; nothing of kinds that it has no words for. */
export function told(listing: DemoListing): Pick<Subject, 'words' | 'name' | 'who' | 'place'> | undefined {
  switch (listing.kind) {
    case 'tourGuide': {
      const { name, preferredAreas } = listing.details;
      return {
        words: guideWords,
        name: name ?? '',
        who: firstName(name ?? ''),
        place: preferredAreas?.[0] ?? 'the island',
      };
    }
    case 'vehicle': {
      const { vehicleModel, vehicleType, driverName, baseLocation } = listing.details;
      return {
        words: vehicleWordsFor(vehicleType ?? ''),
        name: vehicleModel ?? '',
        who: firstName(driverName ?? ''),
        place: baseLocation ?? 'the island',
      };
    }
    case 'tour': {
      const { name, district, duration } = listing.details;
      return {
        words: !duration || /days/.test(duration) ? longTourWords : tourWords,
        name: name ?? '',
        who: '',
        place: district ?? 'the island',
      };
    }
    case 'businessListing': {
      const { businessName, businessType, location } = listing.details;
      const words =
        businessType === 'hotel'
          ? stayWords
          : businessType === 'shop' || businessType === 'other'
            ? otherWords
            : eatWords;
      return {
        words,
        name: (businessName ?? '').replace(/ ?[(,].*/, ''),
        who: '',
        place: location ?? 'the island',
      };
    }
    default:
      return undefined;
  }
}

const places = (seed: number): Subject[] =>
  reviewedPlaces.map(({ slug, name, stars }) => {
    const count = chanceOf(seed, 'reviewed', slug).int(1, 3);
    return {
      itemType: 'destination',
      item: slug,
      words: placeWords,
      name,
      who: '',
      place: name,
      stars,
      count,
      days: 400,
    };
  });
