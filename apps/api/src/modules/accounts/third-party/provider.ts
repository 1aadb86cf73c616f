import * as oidc from 'openid-client';
import { z } from 'zod';
import type { Provider } from '../account-context.ts';
import type { Transaction } from './transaction-cookie.ts';

/** Who arrives, as the provider vouches for them. */
export interface SignInCallback {
  issuer: string;
  subject: string;
  email: string;
  name: string | undefined;
}

/** `true` of a JSON string is what some providers send. */
const claims = z.object({
  sub: z.string().min(1),
  email: z.email().max(254),
  email_verified: z.union([z.literal(true), z.literal('true')]),
  name: z.string().optional(),
});

const patienceSeconds = 10;
const learnAgainAfter = 3_600_000;

/** Speaks OpenID Connect with the provider: code flow with PKCE, state and nonce. */
export class ThirdParty {
  readonly #provider: Provider;
  readonly #redirectUri: string;
  #learnt: { at: number; configuration: Promise<oidc.Configuration> } | undefined;

  constructor(provider: Provider, redirectUri: string) {
    this.#provider = provider;
    this.#redirectUri = redirectUri;
  }

  async begin(language: string): Promise<{ to: URL; transaction: Transaction }> {
    const configuration = await this.#configuration();
    const transaction = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      verifier: oidc.randomPKCECodeVerifier(),
      language,
    };
    const to = oidc.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#redirectUri,
      scope: 'openid email profile',
      state: transaction.state,
      nonce: transaction.nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(transaction.verifier),
      code_challenge_method: 'S256',
      prompt: 'select_account',
    });
    return { to, transaction };
  }

  /** Throws where anything at all is not as it should be, an address that the provider has not verified included. */
  async finish(search: string, { state, nonce, verifier }: Transaction): Promise<SignInCallback> {
    const back = new URL(this.#redirectUri);
    back.search = search;
    const tokens = await oidc.authorizationCodeGrant(await this.#configuration(), back, {
      expectedState: state,
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const told = tokens.claims();
    const { sub, email, name } = claims.parse(told);
    return { issuer: told?.iss ?? this.#provider.issuer, subject: sub, email, name };
  }

  /** Asked of the provider when first needed, so that its absence is no reason not to start. */
  #configuration(): Promise<oidc.Configuration> {
    if (this.#learnt && performance.now() - this.#learnt.at < learnAgainAfter)
      return this.#learnt.configuration;
    const { issuer, clientId, clientSecret } = this.#provider;
    const configuration = oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: patienceSeconds,
      execute: [
        // Signatures are looked at too, though what comes straight from the provider over TLS need not be.
        oidc.enableNonRepudiationChecks,
        // Settings refuse an issuer without TLS in production.
        ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
      ],
    });
    this.#learnt = { at: performance.now(), configuration };
    configuration.catch(() => {
      this.#learnt = undefined;
    });
    return configuration;
  }
}
