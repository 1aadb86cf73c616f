import { daysBefore, idAt } from './calendar.ts';
import { chanceOf } from './chance.ts';

export interface DemoUser {
  id: string;
  userName: string;
  email: string;
  createdAt: Date;
}

/**
 * What invented telephones begin with: a landline of Kandy whose number within its area begins with 0. Forms take it, and no
 * subscriber has it, as a 0 that is dialled first leaves the area. All numbers of mobiles can be those of people.
 */
export const unassignedNumbers = '+94810';

/** People and how to reach them, each once, at addresses of examples and numbers that no subscriber has. */
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

  phone(name: string): string {
    const chance = chanceOf(this.#seed, 'phone', name);
    return this.#free(() => `${unassignedNumbers}${chance.int(100_000, 999_999)}`);
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
