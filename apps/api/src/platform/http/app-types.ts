import type { Endpoint } from '@serendib/contract/endpoint';
import type { ErrorCode } from '@serendib/contract/errors';
import type { FastifyInstance } from 'fastify';

export type App = FastifyInstance;

/** Who is asking, as far as deciding needs to know. */
export interface Visitor {
  id: string;
  /** What they may: an administrator whose session lacks the second factor may what every account may. */
  role: 'user' | 'admin';
  /** What the account is, also where its session may less. */
  accountRole: 'user' | 'admin';
  /** The language that the account was set to; none where it was not set. */
  language?: string | undefined;
  /** Of the session that the request came with. */
  sessionId?: string;
  /** Where the account has a second factor: whether it was confirmed in this session, and within ten minutes. */
  factor?: { isConfirmed: boolean; isFresh: boolean };
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The signed-in account; null where the call carries no valid session. */
    visitor: Visitor | null;
    /** What its connection had sent before; undefined where there is none. */
    bytesBefore: number | undefined;
    /** Whose sign-in or reset it is, as far as that is known, where it came without a session. */
    accountId: string | undefined;
    /** Why it was refused. */
    refusal: ErrorCode | undefined;
    /** Whether its access and form were found right. */
    isLetIn: boolean;
  }
  interface FastifyContextConfig {
    /** The endpoint of the contract that this route answers. */
    endpoint?: string;
    access?: Endpoint['access'];
    session?: Endpoint['session'];
    stepUp?: boolean;
    takesMultipart?: boolean;
    /** Whether replies are kept for others who ask the same. */
    cached?: boolean;
    /** Whether replies have words of ours, in the language of their reader. */
    told?: boolean;
    /** A file of the pages' build, as are all that this route answers with. */
    isFile?: boolean;
  }
}
