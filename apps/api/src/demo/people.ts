import type { District } from '@serendib/contract/options/places';
import { daysBefore, idAt } from './calendar.ts';
import { chanceOf } from './chance.ts';

export interface DemoUser {
  id: string;
  userName: string;
  email: string;
  createdAt: Date;
}

const areaCodes: Record<District, number> = {
  Ampara: 63,
  Anuradhapura: 25,
  Badulla: 55,
  Batticaloa: 65,
  Colombo: 11,
  Galle: 91,
  Gampaha: 33,
  Hambantota: 47,
  Jaffna: 21,
  Kalutara: 34,
  Kandy: 81,
  Kegalle: 35,
  Kilinochchi: 21,
  Kurunegala: 37,
  Mannar: 23,
  Matale: 66,
  Matara: 41,
  Monaragala: 55,
  Mullaitivu: 21,
  'Nuwara Eliya': 52,
  Polonnaruwa: 27,
  Puttalam: 32,
  Ratnapura: 45,
  Trincomalee: 26,
  Vavuniya: 24,
};
const mobilePrefixes = [70, 71, 72, 75, 76, 77, 78];

/** People and how to reach them, each once, at addresses and numbers that are not in use. */
export class Directory {
  readonly users: DemoUser[] = [];
  readonly #seed: number;
  readonly #start: Date;
  readonly #taken = new Set<string>();
  readonly #byName = new Map<string, DemoUser>();

  constructor(seed: number, start: Date) {
    this.#seed = seed;
    this.#start = start;
  }

  /** The person of this name; made, signed up `daysAgo` days ago, where there is none yet. */
  user(userName: string, daysAgo: number): DemoUser {
    const known = this.#byName.get(userName);
    if (known) return known;
    const chance = chanceOf(this.#seed, 'user', userName);
    const createdAt = daysBefore(this.#start, daysAgo, chance);
    const user = { id: idAt(createdAt, chance), userName, email: this.email(userName), createdAt };
    this.#byName.set(userName, user);
    this.users.push(user);
    return user;
  }

  /** `chaminda.weerasinghe@example.lk`. */
  email(name: string): string {
    const words = name
      .normalize('NFD')
      .replaceAll(/[\u0300-\u036f]/g, '')
      .toLowerCase()
      .match(/[a-z\d]+/g);
    const box = (words ?? ['post']).slice(0, 4).join('.').slice(0, 40);
    const host = chanceOf(this.#seed, 'host', name).happens(0.6) ? 'example.lk' : 'example.com';
    return this.#free((attempt) => `${box}${attempt || ''}@${host}`);
  }

  mobile(name: string): string {
    const chance = chanceOf(this.#seed, 'mobile', name);
    return this.#free(() => `+94${chance.pick(mobilePrefixes)}555${chance.int(1000, 9999)}`);
  }

  landline(name: string, district: District): string {
    const chance = chanceOf(this.#seed, 'landline', name);
    return this.#free(() => `+94${areaCodes[district]}255${chance.int(1000, 9999)}`);
  }

  #free(propose: (attempt: number) => string): string {
    for (let attempt = 0; ; attempt += attempt ? 1 : 2) {
      const proposed = propose(attempt);
      if (this.#taken.has(proposed)) continue;
      this.#taken.add(proposed);
      return proposed;
    }
  }
}
