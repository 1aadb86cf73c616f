import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { Fingerprint } from '../secrets/network-fingerprint.ts';
import type { App } from './app-types.ts';
import { whenOver } from './when-over.ts';

/** Every event of security by its name, and the calls that each try of is one; `*` stands for the rest of a call. */
export const securityEvents = {
  'sign-in': ['POST /auth/login', 'POST /auth/login/passkey'],
  'session-ended': ['POST /auth/logout', 'DELETE /auth/sessions/{id}', 'DELETE /auth/sessions'],
  'password-changed': ['PUT /auth/password'],
  'password-reset-asked': ['POST /auth/forgot-password'],
  'password-reset': ['POST /auth/reset-password/{token}'],
  'factor-begun': ['POST /auth/factors/authenticator', 'POST /auth/passkeys/options'],
  'factor-set-up': ['POST /auth/factors/authenticator/confirm', 'POST /auth/passkeys'],
  'factor-used': ['POST /auth/factors/confirm', 'POST /auth/factors/passkey'],
  'factor-removed': ['DELETE /auth/factors/authenticator', 'DELETE /auth/passkeys/{id}'],
  'recovery-codes-renewed': ['POST /auth/factors/recovery-codes'],
  'role-changed': ['PATCH /admin/users/{id}/role'],
  'account-suspended': ['POST /admin/users/{id}/suspend'],
  'account-restored': ['POST /admin/users/{id}/restore'],
  'account-deleted': ['DELETE /auth/account'],
  'data-exported': ['POST /auth/export', 'GET /admin/exports/*', 'GET /admin/chargebacks/{orderId}/evidence'],
  /** 401 or 403, with a session or without. */
  'access-refused': [],
  'rate-limit-reached': [],
} as const satisfies Record<string, readonly string[]>;

export type SecurityEvent = keyof typeof securityEvents;

const named = Object.entries(securityEvents) as [SecurityEvent, readonly string[]][];

const eventOfCall = (call: string): SecurityEvent | undefined =>
  named.find(([, calls]) =>
    calls.some((each) => (each.endsWith('*') ? call.startsWith(each.slice(0, -1)) : call === each)),
  )?.[0];

/** One line for each event, without anything of a person but the id of the account. */
export function logSecurityEvents(api: App, fingerprint?: Fingerprint): void {
  // After access and form are found right: what follows is the try itself.
  api.addHook('preHandler', async (request) => {
    request.isLetIn = true;
  });
  whenOver(api, async (request, reply) => {
    if (reply.isFromMemory) return;
    const event = eventOf(request, reply);
    if (!event) return;
    const { visitor, accountId, routeOptions, ip, id } = request;
    const call = routeOptions.config.endpoint;
    const from = fingerprint?.(ip);
    logSecurityEvent(api.log, {
      event,
      result: request.refusal ?? (reply.statusCode < 400 ? 'done' : 'INTERNAL'),
      userId: visitor?.id ?? accountId,
      aboutId:
        call?.startsWith('PATCH /admin/users/') || call?.startsWith('POST /admin/users/')
          ? idIn(request)
          : undefined,
      from: typeof from === 'string' ? from : await from,
      call,
      requestId: id,
    });
  });
}

export interface SecurityEventLine {
  event: SecurityEvent;
  /** `done`, or the code of the refusal. */
  result: string;
  userId?: string | undefined;
  aboutId?: string | undefined;
  /** The fingerprint of the network. */
  from?: string | undefined;
  call: string | undefined;
  requestId?: string | undefined;
}

export const logSecurityEvent = (log: FastifyBaseLogger, line: SecurityEventLine): void =>
  log.info(line, `security: ${line.event}, ${line.result}`);

/** Of the account that an administrator's call is about. */
const idIn = ({ params }: FastifyRequest) => (params as { id?: string }).id;

function eventOf(
  { isLetIn, routeOptions, accountId, refusal }: FastifyRequest,
  { statusCode }: FastifyReply,
): SecurityEvent | undefined {
  if (statusCode === 429) return 'rate-limit-reached';
  const event = isLetIn ? eventOfCall(routeOptions.config.endpoint ?? '') : undefined;
  if (event) return event;
  // With a third party: a session that began, or a browser that is led back to the login page.
  if (statusCode < 400 && (accountId || refusal)) return 'sign-in';
  return statusCode === 401 || statusCode === 403 ? 'access-refused' : undefined;
}
