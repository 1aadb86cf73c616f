import { presenceSeconds } from '@serendib/contract/admin/workspace-endpoints';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { call } from '~/lib/api/call.ts';

/** Twice in the time after which nothing heard means gone, so that one lost answer ends nothing. */
const everyMs = (presenceSeconds * 1000) / 3;

/** Who else has this listing open now. While its page is hidden, one is not looking. */
export function Looking({ id }: { id: string }) {
  const [others, setOthers] = useState<readonly string[]>([]);
  useEffect(() => {
    let isOpen = true;
    const say = async () => {
      if (document.hidden) return;
      try {
        const reply = await call('PUT /admin/listings/{id}/presence', { params: { id } });
        if (isOpen) setOthers(reply.others.map(({ userName }) => userName));
      } catch {
        // It helps where it is known, and keeps nothing from being done where it is not.
      }
    };
    void say();
    const timer = setInterval(() => void say(), everyMs);
    const leave = () => {
      void call('DELETE /admin/listings/{id}/presence', { params: { id } }).catch(() => undefined);
    };
    const turn = () => (document.hidden ? leave() : void say());
    document.addEventListener('visibilitychange', turn);
    return () => {
      isOpen = false;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', turn);
      leave();
    };
  }, [id]);
  return (
    <p role="status" className="looking">
      {others.length > 0 &&
        (others.length === 1
          ? t('{name} is looking at this now.', { name: others.join(', ') })
          : t('{names} are looking at this now.', { names: others.join(', ') }))}
    </p>
  );
}
