import type { ReactNode } from 'react';
import { type ListQuery, without, withValue } from '~/lib/list/list-address.ts';
import { withArea } from '~/lib/list/near.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { FoundMap } from '~/ui/map/found-map.tsx';
import { frameIn, frameText, isMap } from '~/ui/map/frame.ts';
import type { Pin } from '~/ui/map/pins.ts';

export interface AroundProps {
  /** What is wrong with the place that was asked for. */
  refused?: string | undefined;
  path: string;
  query: ListQuery;
  /** Of what was found, where it can be shown on a map. */
  pins?: (() => readonly Pin[]) | undefined;
  /** The list as cards, or what is said where nothing was found. */
  children: ReactNode;
}

/** What was found, on a map where that is asked for, and above it what is wrong with the place that was asked for. */
export const FoundAround = ({ refused, path, query, pins, children }: AroundProps) => (
  <>
    {refused && (
      <div className="mb-6">
        <Notice kind="warning" live>
          {refused}
        </Notice>
      </div>
    )}
    {pins && isMap(query) && (
      <FoundMap
        path={path}
        query={query}
        pins={pins()}
        frame={frameIn(query)}
        // Who moves the map looks there, and no longer around the place.
        moved={(frame) => withValue(withArea(without(query, 'near')), 'bbox', frameText(frame))}
      />
    )}
    {children}
  </>
);
