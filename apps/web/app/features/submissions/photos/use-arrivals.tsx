import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';

/**
 * What is said of pictures on their way: that one is sent, once its turn has come, and that it has arrived. How much of
 * it has gone out is only shown: read out percent by percent it would stand in the way of all else.
 */
export function useArrivals() {
  const [said, setSaid] = useState('');
  // The next one's turn comes before this is drawn: alone, its words would stand in the place of these.
  const arrived = useRef('');
  useEffect(() => {
    if (said) arrived.current = '';
  }, [said]);
  return {
    sending: ({ name }: File) => setSaid(`${arrived.current} ${t('{name} is being sent.', { name })}`.trim()),
    arrived({ name }: File) {
      arrived.current = t('{name} has arrived.', { name });
      setSaid(arrived.current);
    },
    /** Of one that was taken back nothing is said, and of one that failed something else. */
    ended: () => setSaid(arrived.current),
    status: (
      <p role="status" className="sr-only">
        {said}
      </p>
    ),
  };
}
