import { setTimeout as sleep } from 'node:timers/promises';
import { noticeOf } from '@serendib/api/modules/payments/testing';
import { dayMs, monthOf } from '@serendib/contract/calendar';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imageKey } from '@serendib/contract/media/images';
import type { Ledger } from './ledger.ts';
import type { Person } from './people.ts';
import type { Random } from './random.ts';

interface Reply {
  status: number;
  body: Record<string, string>;
}

interface WriterSettings {
  origin: string;
  ledger: Ledger;
  random: Random;
  /** Its own, so that what is said of them comes in one order. */
  people: Person[];
  /** What may be reviewed and asked about: ids of vehicles that are live. */
  targets: string[];
  photo: Buffer;
  number: number;
}

/** Tries of what may be sent again, a fifth of a second apart. */
const mostAttempts = 300;

/** One of several who write all kinds of things one after the other, and note what was answered. */
export class Writer {
  readonly #given: WriterSettings;
  readonly #own: { id: string; person: Person }[] = [];
  readonly #reviewed = new Set<string>();
  #count = 0;
  #isStopped = false;

  constructor(given: WriterSettings) {
    this.#given = given;
  }

  stop(): void {
    this.#isStopped = true;
  }

  async work(): Promise<void> {
    const { random, ledger } = this.#given;
    const all: ((person: Person) => Promise<unknown>)[] = [
      this.#register,
      ...[this.#submit, this.#submit, this.#pay, this.#pay, this.#review, this.#change, this.#change],
      ...[this.#upload, this.#plan, this.#ask, this.#write, this.#remove],
    ];
    while (!this.#isStopped) {
      const person = random.of(this.#given.people);
      try {
        await random.of(all).call(this, person);
      } catch (error) {
        if (!(error instanceof Unanswered)) throw error;
        ledger.unanswered += 1;
        await sleep(50);
      }
    }
  }

  #name(): string {
    this.#count += 1;
    return `c${this.#given.number}n${this.#count}e`;
  }

  async #register(): Promise<void> {
    const email = `${this.#name()}@example.lk`;
    const password = 'Kandy-Lake-7';
    const given = { userName: 'Nimali', email, password, confirmPassword: password };
    await this.#send('POST', '/auth/register', given, { expected: [201] });
    this.#given.ledger.accounts.add(email);
  }

  async #submit(person: Person): Promise<void> {
    const { ledger, random, number } = this.#given;
    const { key, url } = await this.#upload(person);
    this.#count += 1;
    const letters = String.fromCharCode(
      65 + number,
      65 + Math.floor(this.#count / 9_000),
      65 + random.below(26),
    );
    const plateNumber = `CP ${letters}-${1_000 + (this.#count % 9_000)}`;
    const body = { ...kinds.vehicle.example, plateNumber, vehicleImages: [url], pricePerDay: 20_000 };
    // The same form again is the same vehicle.
    const { body: made } = await this.#again(() =>
      this.#send('POST', '/vehicles', body, { person, expected: [201] }),
    );
    const id = made._id ?? '';
    ledger.vehicles.set(id, plateNumber);
    ledger.bound.set(id, key);
    ledger.prices.set(id, new Set([20_000]));
    this.#own.push({ id, person });
  }

  async #change(): Promise<void> {
    if (this.#own.length === 0) return;
    const { ledger, random } = this.#given;
    const { id, person } = random.of(this.#own);
    const pricePerDay = 10_000 + random.below(50_000);
    const prices = ledger.prices.get(id) ?? new Set<number>();
    prices.add(pricePerDay);
    await this.#send('PUT', `/vehicles/owner/${id}`, { pricePerDay }, { person, expected: [200] });
    ledger.prices.set(id, new Set([pricePerDay]));
  }

  async #remove(): Promise<void> {
    if (this.#own.length < 5) return;
    const { ledger, random } = this.#given;
    const [gone] = this.#own.splice(random.below(this.#own.length), 1);
    if (!gone) return;
    // Of one whose answer was lost either may be.
    ledger.vehicles.delete(gone.id);
    ledger.prices.delete(gone.id);
    ledger.bound.delete(gone.id);
    await this.#send('DELETE', `/vehicles/${gone.id}`, undefined, { person: gone.person, expected: [204] });
    ledger.removed.add(gone.id);
  }

  async #upload(person: Person): Promise<{ key: string; url: string }> {
    const form = new FormData();
    form.append('image', new Blob([new Uint8Array(this.#given.photo)], { type: 'image/jpeg' }), 'photo.jpg');
    const { body } = await this.#send('POST', '/media', form, { person, expected: [201] });
    const url = body.url ?? '';
    const key = imageKey(new URL(url).pathname) ?? '';
    this.#given.ledger.photos.add(key);
    return { key, url };
  }

  async #review(person: Person): Promise<void> {
    const { ledger, random, targets } = this.#given;
    const itemId = random.of(targets);
    if (this.#reviewed.has(person.id + itemId)) return;
    this.#reviewed.add(person.id + itemId);
    const comment = `A good drive ${this.#name()}.`;
    const said = { itemType: 'vehicle', itemId, rating: 1 + random.below(5), comment };
    await this.#again(() => this.#send('POST', '/reviews', said, { person, expected: [201] }));
    ledger.reviews.add(comment);
  }

  async #pay(person: Person): Promise<void> {
    const { ledger, random } = this.#given;
    const wanted = { serviceType: 'vehicle_premium_monthly' };
    const { body } = await this.#send('POST', '/payments/payhere/create-checkout', wanted, {
      person,
      expected: [201],
    });
    const order = { orderId: body.orderId ?? '', amount: body.amount ?? '' };
    ledger.orders.add(order.orderId);
    const notice = new URLSearchParams(
      noticeOf(order, { transactionId: `32${order.orderId.replaceAll(/\D/g, '').slice(-10)}` }),
    );
    const notify = () => this.#send('POST', '/payments/payhere/notify', notice, { expected: [204] });
    await this.#again(notify);
    ledger.paid.add(order.orderId);
    if (random.happens(0.3)) await notify();
  }

  async #plan(person: Person): Promise<void> {
    const title = `Journey ${this.#name()}`;
    // An account may have so many of them and no more.
    const { status } = await this.#send('POST', '/trips', { title }, { person, expected: [201, 409] });
    if (status === 201) this.#given.ledger.trips.add(title);
  }

  async #ask(person: Person): Promise<void> {
    const message = `Would you drive us? ${this.#name()}`;
    const asked = {
      itemIds: [{ kind: 'vehicle', _id: this.#given.random.of(this.#given.targets) }],
      ...{ month: monthOf(Date.now() + 100 * dayMs), adults: 2, message },
    };
    const { status } = await this.#send('POST', '/inquiries', asked, { person, expected: [201, 403, 409] });
    if (status === 201) this.#given.ledger.questions.add(message);
  }

  async #write(): Promise<void> {
    const subject = `Letter ${this.#name()}`;
    const letter = { name: 'Ruwan', email: 'ruwan@example.lk', subject, message: 'Good morning.' };
    await this.#send('POST', '/contact', letter, { expected: [202] });
    this.#given.ledger.letters.add(subject);
  }

  /** Until it is answered, as a gateway or a person does. */
  async #again(send: () => Promise<Reply>): Promise<Reply> {
    for (let tries = 1; ; tries += 1) {
      try {
        return await send();
      } catch (error) {
        if (!(error instanceof Unanswered) || tries > mostAttempts) throw error;
        this.#given.ledger.repeated += 1;
        await sleep(200);
      }
    }
  }

  async #send(
    method: string,
    path: string,
    body: object | undefined,
    { person, expected }: { person?: Person; expected: number[] },
  ): Promise<Reply> {
    const { origin, ledger } = this.#given;
    const isJson = body !== undefined && !(body instanceof FormData) && !(body instanceof URLSearchParams);
    const reply = await fetch(`${origin}/api${path}`, {
      method,
      headers: {
        ...(isJson && { 'content-type': 'application/json' }),
        ...(person && { authorization: `Bearer ${person.token}` }),
      },
      ...(body !== undefined && {
        body: (isJson ? JSON.stringify(body) : body) as NonNullable<RequestInit['body']>,
      }),
      signal: AbortSignal.timeout(60_000),
    }).catch(() => undefined);
    const text = await reply?.text().catch(() => undefined);
    if (!reply || text === undefined || reply.status === 503) throw new Unanswered();
    if (!expected.includes(reply.status)) {
      ledger.odd.push(`${method} ${path}: ${reply.status} ${text.slice(0, 300)}`);
      throw new Unanswered();
    }
    ledger.count(`${method} ${path.replace(/\/[0-9a-f-]{36}$/, '/{id}')}`);
    return { status: reply.status, body: text.startsWith('{') ? JSON.parse(text) : {} };
  }
}

class Unanswered extends Error {}
