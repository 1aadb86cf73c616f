import { Resolver } from 'node:dns/promises';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { isIP } from 'node:net';
import os from 'node:os';
import { t } from '@serendib/contract/words/t';
import { isPublicAddress } from './public-address.ts';

/** Why something could not be fetched, in words for who gave its address. */
export class FetchRefused extends Error {}

/** Where names lead and how an address is reached; tests hand in a small internet of their own. */
export interface Network {
  resolve(host: string, signal: AbortSignal): Promise<string[]>;
  reach(address: string, port: number): { host: string; port: number };
}

/**
 * Asks name servers itself, those of this machine if none are given. `dns.lookup` would ask in one of the two threads in which
 * the database and the bucket are looked up too, and stay there for as long as a name server says nothing.
 */
export const internetOf = (nameServers?: readonly string[]): Network => ({
  resolve: async (host, signal) => {
    const resolver = new Resolver({ timeout: 2_000, tries: 2 });
    if (nameServers) resolver.setServers(nameServers);
    const leave = () => resolver.cancel();
    signal.addEventListener('abort', leave, { once: true });
    const answers = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)]);
    signal.removeEventListener('abort', leave);
    const [ipv4 = [], ipv6 = []] = answers.map((one) => (one.status === 'fulfilled' ? one.value : []));
    if (ipv4.length + ipv6.length === 0) throw new Error('The name has no address.');
    // The first is the one that is reached.
    return hasIPv4() ? [...ipv4, ...ipv6] : [...ipv6, ...ipv4];
  },
  reach: (host, port) => ({ host, port }),
});

const hasIPv4 = (): boolean =>
  Object.values(os.networkInterfaces()).some((addresses) =>
    addresses?.some(({ family, internal }) => family === 'IPv4' && !internal),
  );

const internet = internetOf();

export interface FetchPublicOptions {
  accept: string;
  /** Bytes of the answer; more are refused. */
  largest: number;
  /** Milliseconds for all of it: redirects, headers and body. */
  patienceMs: number;
  network?: Network;
}

const mostRedirects = 4;
const ports = { 'http:': 80, 'https:': 443 } as const;
const decoder = new TextDecoder();

/** The text at an address that a person gave. */
export const fetchPublic = async (given: string, options: FetchPublicOptions): Promise<string> =>
  decoder.decode(await fetchPublicBytes(given, options));

/**
 * What lies at an address that a person gave, of the open internet alone. The name is looked up once and the connection
 * goes to the very address that was checked, so that a name which leads elsewhere a moment later gains nothing; the
 * same holds for each redirect.
 */
export async function fetchPublicBytes(given: string, options: FetchPublicOptions): Promise<Buffer> {
  const signal = AbortSignal.timeout(options.patienceMs);
  let url = given;
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const answer = await once(checkUrl(url), options, signal);
    if (Buffer.isBuffer(answer)) return answer;
    url = answer.location;
  }
  throw new FetchRefused(t('This address leads on and on to others.'));
}

const notPublic = () => new FetchRefused(t('This is no address of the open internet.'));

/** A name of this machine or of one beside it, such as `localhost`; an IPv6 address has brackets. */
const oneWord = /^[^.[]+\.?$/;

/** An http or https address with its usual port, without a name and password. */
function checkUrl(given: string): URL {
  // Calendars are often given so.
  const text = given.trim().replace(/^webcals?:\/\//i, 'https://');
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || !(url.protocol in ports))
    throw new FetchRefused(t('Please give an address that begins with https://.'));
  if (url.port || url.username || url.password || oneWord.test(url.hostname)) throw notPublic();
  return url;
}

async function once(
  url: URL,
  { accept, largest, network = internet }: FetchPublicOptions,
  signal: AbortSignal,
): Promise<Buffer | { location: string }> {
  const isSecure = url.protocol === 'https:';
  const name = url.hostname.replace(/^\[|\]$/g, '');
  const addresses = isIP(name)
    ? [name]
    : await inTime(network.resolve(name, signal), signal).catch((error: unknown) => {
        throw error instanceof FetchRefused
          ? error
          : new FetchRefused(t('The server of this address cannot be found.'));
      });
  const [address] = addresses;
  // One private address among public ones is enough to be refused.
  if (!address || !addresses.every(isPublicAddress)) throw notPublic();
  const { host, port } = network.reach(address, ports[url.protocol as keyof typeof ports]);
  return new Promise((resolve, reject) => {
    const fail = (error: Error) =>
      reject(
        signal.aborted
          ? new FetchRefused(t('The server of this address took too long.'))
          : error instanceof FetchRefused
            ? error
            : new FetchRefused(t('The server of this address does not answer as it should.')),
      );
    const asked = (isSecure ? requestHttps : requestHttp)(
      {
        ...{ host, port, signal, agent: false, method: 'GET', path: url.pathname + url.search },
        ...(isSecure && !isIP(name) && { servername: name }),
        // What is packed could be small and unpack to gigabytes.
        headers: { host: url.host, accept, 'accept-encoding': 'identity', 'user-agent': 'Serendib' },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          if (!URL.canParse(headers.location, url.href)) return fail(notPublic());
          return resolve({ location: new URL(headers.location, url).href });
        }
        if (statusCode !== 200) {
          response.destroy();
          return reject(
            new FetchRefused(t('The server of this address answered with {statusCode}.', { statusCode })),
          );
        }
        const pieces: Buffer[] = [];
        let bytes = 0;
        response.on('data', (piece: Buffer) => {
          bytes += piece.length;
          if (bytes > largest)
            response.destroy(new FetchRefused(t('What lies at this address is too large.')));
          else pieces.push(piece);
        });
        response.on('end', () => resolve(Buffer.concat(pieces)));
        response.on('error', fail);
        response.on('aborted', () => fail(new Error('broken off')));
      },
    );
    asked.on('error', fail);
    asked.end();
  });
}

const inTime = <T>(work: Promise<T>, signal: AbortSignal): Promise<T> =>
  Promise.race([
    work,
    new Promise<never>((_, reject) =>
      signal.addEventListener(
        'abort',
        () => reject(new FetchRefused(t('The server of this address took too long.'))),
        { once: true },
      ),
    ),
  ]);
