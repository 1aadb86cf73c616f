import { dayMs } from '@serendib/contract/calendar';
import type { FastifyInstance } from 'fastify';

/** RFC 9116 wants an end that is less than a year away, so that what is forgotten is not believed. */
const goodFor = 180 * dayMs;

interface SecurityTxt {
  publicUrl: string;
  /** An address of mail or of a page; the contact form where none is set. */
  contact: string | undefined;
  /** Those that the site speaks. */
  languages: readonly string[];
}

/** Whom to tell of a weakness: by RFC 9116, at the address where programs and people look for it. */
export function serveSecurityTxt(app: FastifyInstance, site: SecurityTxt, clock = () => new Date()): void {
  app.get('/.well-known/security.txt', async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(securityTxt(site, clock())),
  );
}

function securityTxt({ publicUrl, contact, languages }: SecurityTxt, now: Date): string {
  const ends = new Date(Math.ceil((now.getTime() + goodFor) / dayMs) * dayMs);
  return [
    `Contact: ${contact ?? `${publicUrl}/contact`}`,
    `Expires: ${ends.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
