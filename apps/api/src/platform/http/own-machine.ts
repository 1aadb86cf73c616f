import type { FastifyRequest } from 'fastify';
import { isLoopbackName } from '../loopback.ts';

interface Trial {
  publicUrl: string;
  /** Every machine that reaches the trial may see what it shows, by any name and through any proxy. */
  onNetwork: boolean;
}

/** A proxy adds these, so the sender sits elsewhere, also where the connection comes from loopback. */
const forwarding = /^(forwarded|x-forwarded(-.+)?|x-real-ip|via)$/;

/**
 * Judges whether a request comes from the trial's own machine: mailed links, the bank and the simulator are shown to
 * such requests alone. A page from elsewhere could have its name point to this machine, or send a form here.
 */
export const ownMachine =
  ({ publicUrl, onNetwork }: Trial) =>
  (request: FastifyRequest): boolean =>
    !isFromOtherSite(request) && (onNetwork || isLocal(request, new URL(publicUrl).hostname));

export type OwnMachine = ReturnType<typeof ownMachine>;

function isLocal({ headers, socket }: FastifyRequest, ownName: string): boolean {
  if (Object.keys(headers).some((name) => forwarding.test(name))) return false;
  const asked = URL.parse(`http://${headers.host ?? ''}`)?.hostname ?? '';
  if (asked !== ownName && !isLoopbackName(asked)) return false;
  return isLoopbackName((socket.remoteAddress ?? '').replace(/^::ffff:/, ''));
}

function isFromOtherSite({ headers }: FastifyRequest): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return URL.parse(headers.origin)?.host !== URL.parse(`http://${headers.host ?? ''}`)?.host;
}
