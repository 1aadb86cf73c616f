import type { Stop } from '@serendib/contract/trips/trip';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { addStop } from '~/lib/trip/change-stop.ts';

/**
 * Adds stops, and says where the last one stands that was added here. That is blank once it was taken off or moved: the
 * same words of the next one are read out again.
 */
export function useAddedStop({ _id, stops }: { _id: string; stops: readonly Stop[] }) {
  const [added, setAdded] = useState<{ id: string; name: string; index: number }>();
  const isThere = added && stops[added.index]?.id === added.id;
  if (added && !isThere) setAdded(undefined);
  return {
    said: isThere ? t('{name} is stop {position} now.', { name: added.name, position: added.index + 1 }) : '',
    add: (stop: Stop, index?: number) =>
      setAdded({ id: stop.id, name: stop.name, index: addStop(_id, stop, index) }),
  };
}
