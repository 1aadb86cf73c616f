import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
