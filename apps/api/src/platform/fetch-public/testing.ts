import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { type AddressInfo, isIPv6 } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { Network } from './fetch-public.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/** A small internet: names that lead to addresses, and one server behind every public one. */
export class TestInternet implements Network {
  readonly names = new Map<string, string[]>();
  /** By `host/path`. */
  readonly pages = new Map<string, Answer>();
  readonly asked: string[] = [];
  readonly reached: string[] = [];
  readonly #server = createServer((request, response) => {
    const address = `${request.headers.host}${request.url}`;
    this.asked.push(address);
    const page = this.pages.get(address);
    if (page) page(request, response);
    else response.writeHead(404).end();
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async resolve(host: string): Promise<string[]> {
    const found = this.names.get(host);
    if (!found) throw new Error(`getaddrinfo ENOTFOUND ${host}`);
    return found;
  }

  reach(address: string, port: number): { host: string; port: number } {
    this.reached.push(`${address}:${port}`);
    return { host: '127.0.0.1', port: (this.#server.address() as AddressInfo).port };
  }
}

/** A name server of its own: of names that it does not know it says nothing at all. */
export class NameServer {
  readonly names = new Map<string, string[]>();
  readonly asked = new Set<string>();
  readonly #socket = createSocket('udp4', (query, { address, port }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = query[at]; length; length = query[at]) {
      labels.push(query.toString('latin1', at + 1, at + 1 + length));
      at += 1 + length;
    }
    const name = labels.join('.');
    this.asked.add(name);
    const asksIPv6 = query.readUInt16BE(at + 1) === 28;
    const found = this.names.get(name)?.filter((one) => isIPv6(one) === asksIPv6);
    if (!found) return;
    const head = Buffer.from([...query.subarray(0, 2), 0x81, 0x80, 0, 1, 0, found.length, 0, 0, 0, 0]);
    const records = found.map((one) => {
      const bytes = ipaddr.parse(one).toByteArray();
      // The name that was asked, its type, the internet's class, no time to be kept.
      return [0xc0, 12, 0, asksIPv6 ? 28 : 1, 0, 1, 0, 0, 0, 0, 0, bytes.length, ...bytes];
    });
    const answer = Buffer.concat([head, query.subarray(12, at + 5), Buffer.from(records.flat())]);
    this.#socket.send(answer, port, address);
  });

  async open(): Promise<void> {
    this.#socket.bind(0, '127.0.0.1');
    await once(this.#socket, 'listening');
  }

  async close(): Promise<void> {
    await new Promise<void>((resolve) => this.#socket.close(resolve));
  }

  get address(): string {
    return `127.0.0.1:${this.#socket.address().port}`;
  }
}

export const page =
  (text: string): Answer =>
  (_, response) =>
    response.writeHead(200, { 'content-type': 'text/calendar' }).end(text);

export const redirect =
  (location: string): Answer =>
  (_, response) =>
    response.writeHead(302, { location }).end();

/** A calendar with these lines in each event. */
const isUid = (line: string): boolean => line.startsWith('UID:');

export const icsOf = (...events: string[][]): string =>
  [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//test//EN'],
    ...events.flatMap((lines, index) => [
      ...['BEGIN:VEVENT', ...(lines.some(isUid) ? [] : [`UID:${index}@test`])],
      ...[...lines, 'END:VEVENT'],
    ]),
    'END:VCALENDAR',
    '',
  ].join('\r\n');
