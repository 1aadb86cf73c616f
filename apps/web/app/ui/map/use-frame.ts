import type { Box } from '@serendib/contract/listings/area-query';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';

/** After the last movement, so that a drag asks once. */
const settleMs = 300;

/** The list follows the map: at once, or by a press where the traveller wants that. */
export function useFrame(path: string, moved: (frame: Box) => ListQuery) {
  const navigate = useNavigate();
  const [follows, setFollows] = useState(true);
  const [waiting, setWaiting] = useState<Box>();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const go = (frame: Box) => {
    setWaiting(undefined);
    void navigate(listAddress(path, moved(frame)), { replace: true, preventScrollReset: true });
  };
  const onMoved = (frame: Box) => {
    clearTimeout(timer.current);
    if (follows) timer.current = setTimeout(go, settleMs, frame);
    else setWaiting(frame);
  };
  return { follows, setFollows, onMoved, searchHere: waiting && (() => go(waiting)) };
}
