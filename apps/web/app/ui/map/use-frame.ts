import type { Box } from '@serendib/contract/listings/island';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { type ListQuery, listAddress } from '~/lib/list/list-address.ts';

/** After the last movement, so that a drag asks once. */
const settleMs = 300;

/** Where one looks: around a place, in a frame, or everywhere. */
const aroundIn = ({ near = '', bbox = '' }: ListQuery): string => `${near} ${bbox}`;

/** A search that a movement of the map asked for, and what was there as it was asked. */
interface Sent {
  frame: Box;
  around: string;
  search: string;
  /** The key of the address that was there; undefined from when something else has come instead. */
  from: string | undefined;
  /** Where one looked until it has come, and by which name: undefined where the map had named that as well. */
  before: string | undefined;
  place: string | undefined;
}

/**
 * The list follows the map: at once, or by a press where the traveller wants that. `place` is what is looked around, `''` being
 * none; it is left out where a movement of this map named it.
 */
export function useFrame(path: string, query: ListQuery, moved: (frame: Box) => ListQuery) {
  const navigate = useNavigate();
  const { key } = useLocation();
  const { location: ahead } = useNavigation();
  const [follows, setFollows] = useState(true);
  const [settling, setSettling] = useState<Box>();
  const [waiting, setWaiting] = useState<Box>();
  const [sent, setSent] = useState<Sent>();
  const around = aroundIn(query);
  const isThere = sent?.around === around;
  // From then on a list of elsewhere is of others, also where one looked before.
  if (isThere && sent.before !== undefined) setSent({ ...sent, before: undefined });
  // On its way, or where something else came instead that looks where one looked.
  const isBefore = sent?.before === around;
  const place = isThere ? undefined : isBefore ? sent.place : String(query.near ?? '');
  const isOvertaken = !isThere && sent?.from !== key;
  // The way back to that address takes nothing away of it.
  if (isOvertaken && sent?.from !== undefined) setSent({ ...sent, from: undefined });
  const go = (frame: Box) => {
    setWaiting(undefined);
    const wanted = moved(frame);
    const address = listAddress(path, wanted);
    const search = address.slice(path.length);
    setSent({ frame, around: aroundIn(wanted), search, from: key, before: around, place });
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const settle = useEffectEvent((frame: Box) => {
    // Who is on the way to what they pressed is not called back by a map that was still gliding: it offers to search where it stands.
    if (!ahead || ahead.search === sent?.search) go(frame);
    else setWaiting(frame);
  });
  useEffect(() => {
    if (!settling) return;
    const timer = setTimeout(() => settle(settling), settleMs);
    return () => clearTimeout(timer);
  }, [settling]);
  const unanswered = waiting ?? (isOvertaken ? sent?.frame : undefined);
  return {
    follows,
    setFollows,
    onMoved: follows ? setSettling : setWaiting,
    /** Where it had come to rest before is no longer looked at, and what it named is as a place of others. */
    onFitted() {
      setSent(undefined);
      setSettling(undefined);
      setWaiting(undefined);
    },
    searchHere: unanswered && (() => go(unanswered)),
    place,
  };
}
