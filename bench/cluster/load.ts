import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { kinds } from '../../packages/contract/src/listings/kinds/index.ts';
import { type Answer, type Asked, ask } from './ask.ts';
import type { Cluster } from './start-cluster.ts';
import { fleetingTitle, type World } from './world.ts';

/** What happened while something was away, or nothing was. */
export interface Phase {
  name: string;
  asked: number;
  /** By status, or by words where there was no answer. */
  refused: Map<string, number>;
  ms: number[];
}

/** All that was promised, to be compared with what is found in the end. */
export class Load {
  readonly phases: Phase[] = [];
  /** Words of reviews that were acknowledged, and of those that were not answered. */
  readonly reviews = new Set<string>();
  readonly unanswered = new Set<string>();
  readonly views: { at: number; id: string }[] = [];
  readonly photos = new Set<string>();
  edits = 0;
  lastTitle = '';
  /** Reads of what one has just written oneself, asked for with revalidation, and those that showed what was before. */
  ownReads = 0;
  readonly staleReads: string[] = [];
  /** The same without asking for it. */
  plainReads = 0;
  readonly stalePlainReads: string[] = [];
  unverified = 0;
  looksAfterUnverify = 0;
  /** Where what was unverified was still shown after a second. */
  readonly shownAfter: string[] = [];
  readonly #cluster: Cluster;
  readonly #world: World;
  #phaseBegan = 0;
  #isOver = false;
  #running: Promise<unknown> | undefined;

  constructor(cluster: Cluster, world: World) {
    this.#cluster = cluster;
    this.#world = world;
  }

  begin(name: string): void {
    this.#phaseBegan = performance.now();
    this.phases.push({ name, asked: 0, refused: new Map(), ms: [] });
  }

  start(): void {
    const loops = [
      ...Array.from({ length: 3 }, () => this.#read()),
      ...Array.from({ length: 2 }, (_, number) => this.#review(number)),
      ...[this.#edit(), this.#look(), this.#upload(), this.#unverify()],
    ];
    this.#running = Promise.all(loops);
  }

  async stop(): Promise<void> {
    this.#isOver = true;
    await this.#running;
  }

  async #ask(path: string, asked?: Asked): Promise<Answer> {
    const answer = await ask(this.#cluster.origin + path, asked);
    // What was under way when something was killed counts to that.
    const phase = this.phases.at(-1);
    if (phase) {
      phase.asked += 1;
      phase.ms.push(answer.ms);
      if (answer.status === 0 || answer.status >= 400) {
        const method = asked?.method ?? 'GET';
        const why = `${method} ${answer.status || ''} ${wordsOf(answer)}`.replaceAll(/ +/g, ' ').trim();
        phase.refused.set(why, (phase.refused.get(why) ?? 0) + 1);
      }
    }
    return answer;
  }

  async #read(): Promise<void> {
    const { vehicles } = this.#world;
    for (let i = 0; !this.#isOver; i += 1) {
      const id = vehicles[i % vehicles.length];
      const paths = ['/vehicles', '/api/vehicles?limit=24', `/vehicles/${id}`, `/api/vehicles/${id}`, '/'];
      await this.#ask(paths[i % paths.length] ?? '/');
      await wait(10);
    }
  }

  async #review(part: number): Promise<void> {
    const { reviewers, vehicles } = this.#world;
    for (let i = part; !this.#isOver; i += 2) {
      const person = reviewers[i % reviewers.length];
      const itemId = vehicles[Math.floor(i / reviewers.length) % vehicles.length];
      const comment = `Numbat ${i}.`;
      const { status } = await this.#ask('/api/reviews', {
        ...{ method: 'POST', token: person?.token ?? '' },
        body: { itemType: 'vehicle', itemId, rating: 1 + (i % 5), comment },
      });
      if (status === 201) {
        this.reviews.add(comment);
        await this.#seesOwn(`/api/reviews?itemType=vehicle&itemId=${itemId}&limit=24`, comment);
      } else if (status === 0 || status >= 500) this.unanswered.add(comment);
      await wait(40);
    }
  }

  async #edit(): Promise<void> {
    const { owner, edited } = this.#world;
    for (let i = 0; !this.#isOver; i += 1) {
      const title = `Edited Van ${i}.`;
      const { status } = await this.#ask(`/api/vehicles/owner/${edited}`, {
        ...{ method: 'PUT', token: owner.token, body: { [kinds.vehicle.title]: title } },
      });
      if (status === 200) {
        this.edits += 1;
        this.lastTitle = title;
        await this.#seesOwn(`/api/vehicles/${edited}`, title);
        await this.#seesOwn(`/vehicles/${edited}`, title);
        await this.#seesOwn('/api/vehicles?search=Edited', title);
      }
      await wait(40);
    }
  }

  async #seesOwn(path: string, words: string): Promise<void> {
    const anew = (this.ownReads + this.plainReads) % 2 === 0;
    const { status, text } = await this.#ask(path, { anew });
    if (status !== 200) return;
    if (anew) this.ownReads += 1;
    else this.plainReads += 1;
    if (text.includes(words)) return;
    const ms = Math.round(performance.now() - this.#phaseBegan);
    const stale = anew ? this.staleReads : this.stalePlainReads;
    stale.push(`${this.phases.at(-1)?.name}, after ${ms} ms: ${path}`);
  }

  /** Each look is a visitor's of its own, and is counted once. */
  async #look(): Promise<void> {
    const { vehicles } = this.#world;
    for (let i = 0; !this.#isOver; i += 1) {
      const id = vehicles[i % vehicles.length] ?? '';
      const { status } = await this.#ask(`/api/vehicles/${id}/view`, { method: 'POST' });
      if (status === 204) this.views.push({ at: Date.now(), id });
      await wait(20);
    }
  }

  async #upload(): Promise<void> {
    const { reviewers } = this.#world;
    for (let i = 0; !this.#isOver; i += 1) {
      const background = { r: i % 256, g: (i * 7) % 256, b: 90 };
      const photo = await sharp({ create: { width: 64, height: 48, channels: 3, background } })
        .png()
        .toBuffer();
      const token = reviewers[i % reviewers.length]?.token ?? '';
      const { status, text } = await this.#ask('/api/media', { method: 'POST', token, photo });
      if (status === 201) this.photos.add((JSON.parse(text) as { url: string }).url);
      await wait(250);
    }
  }

  /** Asks each process itself, from a second after it was answered on. */
  async #unverify(): Promise<void> {
    const { admin, fleeting } = this.#world;
    const host = new URL(this.#cluster.origin).host;
    for (const [number, id] of fleeting.entries()) {
      if (this.#isOver) return;
      const title = fleetingTitle(number);
      const paths = [
        `/vehicles/${id}`,
        `/api/vehicles/${id}`,
        '/api/vehicles?search=Fleeting',
        '/vehicles?search=Fleeting',
      ];
      const everywhere = () =>
        this.#cluster.apps.flatMap((app, index) =>
          paths.map(async (path) => {
            const { status, text } = await ask(`http://127.0.0.1:${app.port}${path}`, { host });
            return { where: `process ${index + 1}: ${path}`, status, shows: text.includes(title) };
          }),
        );
      await Promise.all(everywhere());
      const { status } = await this.#ask(`/api/vehicles/${id}/verify`, {
        ...{ method: 'PATCH', token: admin.token, body: { isVerified: false } },
      });
      if (status !== 200) continue;
      this.unverified += 1;
      await wait(1_000);
      for (const { where, status, shows } of await Promise.all(everywhere())) {
        if (status === 0) continue;
        this.looksAfterUnverify += 1;
        if (shows && status === 200) this.shownAfter.push(`${this.phases.at(-1)?.name}, ${where}`);
      }
    }
  }
}

/** Why something was refused; a balancer says no more than its status. */
function wordsOf({ status, text }: Answer): string {
  if (status === 0) return text;
  return /"code":"(\w+)"/.exec(text)?.[1] ?? '';
}
