import { t } from '@serendib/contract/words/t';
import { ApiError } from '~/lib/api/error.ts';

type Library = typeof import('@simplewebauthn/browser');
type Credential<Made extends 'startAuthentication' | 'startRegistration'> = Awaited<
  ReturnType<Library[Made]>
>;

const library = () => import('@simplewebauthn/browser');

/** Whether this browser has them on this page: they belong to the name of a site, and a number is none. */
export const canUsePasskeys = (): boolean =>
  typeof window.PublicKeyCredential === 'function' && !/^[\d.]+$|:/.test(window.location.hostname);

/** Whether it offers them in a field, beside what else it fills in. */
export const offersPasskeys = async (): Promise<boolean> =>
  canUsePasskeys() && (await window.PublicKeyCredential.isConditionalMediationAvailable?.()) === true;

/**
 * Signs what was asked with a passkey that the person chooses; as an offer in a field, once they choose one there. Each that
 * begins ends the one before it: an offer that is not wanted any more does not begin.
 */
export async function signWithPasskey(
  options: Record<string, unknown>,
  offer?: AbortSignal,
): Promise<Credential<'startAuthentication'>> {
  const { startAuthentication } = await library();
  offer?.throwIfAborted();
  const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
  return startAuthentication({ optionsJSON, useBrowserAutofill: offer !== undefined }).catch((error) => {
    throw inWords(error);
  });
}

export async function makePasskey(
  options: Record<string, unknown>,
): Promise<Credential<'startRegistration'>> {
  const { startRegistration } = await library();
  const optionsJSON = options as unknown as Parameters<typeof startRegistration>[0]['optionsJSON'];
  return startRegistration({ optionsJSON }).catch((error) => {
    throw inWords(error);
  });
}

/** Browsers do not say whether a person closed it or has none; what they do say is for programmers. */
const inWords = (error: unknown): unknown =>
  error instanceof Error && error.name === 'InvalidStateError'
    ? new ApiError(0, 'CONFLICT', t('This device has a passkey for this account already.'))
    : error;
