import type { AddJob } from '../../platform/jobs/jobs.ts';
import type { Context } from '../../platform/module.ts';
import type { Passwords } from './passwords/passwords.ts';

/** The third party by which people may sign in. */
export interface Provider {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Asks for a link that confirms this address for this account. */
export interface LinkWanted {
  userId: string;
  email: string;
}

/** An address that an account waits to confirm; of several the one that asks. */
export interface AddressAwaited {
  email: string;
  by?: string | undefined;
}

/** What is mailed: all of it in jobs, which make the secret links only when they send. */
export interface AccountEmailJobs {
  verify: AddJob<LinkWanted>;
  /** What is asked for by an address alone is looked up in the job, so that the reply takes as long for any. */
  verifyAgain: AddJob<AddressAwaited>;
  reset: AddJob<{ email: string }>;
  knownAddress: AddJob<{ email: string }>;
  /** Of the suspension that began at that moment, where it still lasts. */
  suspended: AddJob<{ userId: string; at: Date }>;
}

export interface AccountContext extends Context {
  passwords: Passwords;
  mails: AccountEmailJobs;
  provider: Provider | undefined;
  /** Whether administrators may do nothing in the back office without a second factor. */
  requiresFactor: boolean;
}
