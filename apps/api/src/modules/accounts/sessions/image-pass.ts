import { createHmac, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Visitor } from '../../../platform/http/app-types.ts';
import type { Context } from '../../../platform/module.ts';
import { bearerOf, hashOf } from '../../../platform/tokens.ts';
import { findSessionById } from './sessions.queries.ts';
import { beganIn, idleLifetime, isOver } from './sessions.service.ts';

const cookie = 'serendib-pictures';

/** Made of what is kept of a session's token: it ends with the session, and leads back to no token. */
const passOf = (sessionId: string, tokenHash: Buffer): string =>
  `${sessionId}.${createHmac('sha256', tokenHash).update(cookie).digest('base64url')}`;

/**
 * Pages ask for pictures without saying who is signed in. So a browser that is signed in is given a cookie which says so
 * where pictures are, and nowhere else: it lets one look, and do nothing.
 */
export function giveImagePass(api: FastifyInstance, publicUrl: string): void {
  const secure = publicUrl.startsWith('https:') ? '; Secure' : '';
  api.addHook('onSend', async (request, reply) => {
    const { headers } = request;
    const session = beganIn(request) ?? sessionOf(request);
    if (!session) return;
    // What comes from elsewhere has no pages of ours to show pictures in.
    if ((headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') return;
    const pass = passOf(session.id, session.tokenHash);
    // A browser keeps the token when it is closed, and so must it keep this.
    const kept = `Max-Age=${idleLifetime(session.role) / 1000}; HttpOnly; SameSite=Strict${secure}`;
    reply.header('set-cookie', `${cookie}=${pass}; Path=/media; ${kept}`);
  });
}

function sessionOf({ visitor, headers }: FastifyRequest) {
  const token = bearerOf(headers.authorization);
  if (!visitor?.sessionId || !token) return undefined;
  return { id: visitor.sessionId, tokenHash: hashOf(token), role: visitor.role };
}

/** Who wants to see a picture, by the cookies of the request; null for a visitor who is not signed in. */
export const readImagePass =
  ({ db, clock }: Pick<Context, 'db' | 'clock'>) =>
  async (cookies: string | undefined): Promise<Visitor | null> => {
    const pass = new RegExp(`(?:^|;\\s*)${cookie}=([0-9a-f-]{36}\\.[\\w-]{43})(?:;|$)`).exec(
      cookies ?? '',
    )?.[1];
    if (!pass) return null;
    const now = clock();
    const found = await findSessionById(db, pass.slice(0, 36), now);
    if (!found || isOver(found, now)) return null;
    const isTheirs = timingSafeEqual(Buffer.from(pass), Buffer.from(passOf(found.id, found.tokenHash)));
    return isTheirs ? { id: found.userId, role: found.role, sessionId: found.id } : null;
  };
