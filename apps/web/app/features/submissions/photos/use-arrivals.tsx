import { t } from '@serendib/contract/words/t';
import { useState } from 'react';

/**
 * What is said of pictures on their way: that one is sent, once its turn has come, and that it has arrived. How much of
 * it has gone out is only shown: read out percent by percent it would stand in the way of all else.
 */
export function useArrivals() {
  const [said, setSaid] = useState('');
  return {
    sending: ({ name }: File) => setSaid(t('{name} is being sent.', { name })),
    arrived: ({ name }: File) => setSaid(t('{name} has arrived.', { name })),
    /** Of one that was taken back nothing is said, and of one that failed something else. */
    ended: () => setSaid(''),
    status: (
      <p role="status" className="sr-only">
        {said}
      </p>
    ),
  };
}
