import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { storedToken } from '~/lib/session/session.ts';
import { rememberPlace } from '~/lib/session/session-place.ts';
import { errorText } from '~/lib/words/error-text.ts';
import type { CheckoutRequest } from './checkout-request.ts';

/** Of these the specified words are all that is said. */
const specifiedAlone = ['INTERNAL', 'NETWORK', 'TIMEOUT'] as const;
const failed = t('Failed to initialize payment. Please try again later.');

/**
 * The way to the gateway: idle, starting, and back to idle with words when it fails. A visitor without a session signs
 * in first and comes back to `place`, a path of ours.
 */
export function useCheckout(place: string, otherwise = failed) {
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<string>();
  const navigate = useNavigate();
  useEffect(() => {
    // Back from the gateway by the browser's own button, a page may be as it was left.
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setStarting(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const start = async (request: CheckoutRequest) => {
    if (!storedToken()) {
      rememberPlace(place);
      await navigate('/login');
      return;
    }
    setProblem(undefined);
    setStarting(true);
    try {
      const { openGateway } = await import('./open-gateway.ts');
      await openGateway(request);
    } catch (error) {
      setStarting(false);
      setProblem(errorText(error, otherwise, specifiedAlone));
    }
  };
  return { isStarting, problem, start };
}
