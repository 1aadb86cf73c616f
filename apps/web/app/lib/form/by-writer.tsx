import { type ComponentType, useState } from 'react';
import { guest } from '../session/drafts.ts';
import { useUser } from '../session/session-user.ts';

export interface Written {
  /** Whose words the form holds; undefined until the browser has looked. */
  writer: string | undefined;
  /** Told by the form while it is sending. */
  setBusy: (isBusy: boolean) => void;
}

/**
 * A form that guests may fill in too. As soon as another account is signed in, or none, in this tab or another, a new one begins, with
 * what is kept for them; one that is sending ends first, since the new one would begin with the words that are on their way.
 */
export function byWriter<Props extends object>(Form: ComponentType<Props & Written>) {
  return function ByWriter(props: Props) {
    const user = useUser();
    const now = user === undefined ? undefined : (user?._id ?? guest);
    const [isBusy, setBusy] = useState(false);
    const [{ writer, key }, setForm] = useState({ writer: now, key: 0 });
    // Before the browser has looked nothing was kept, and what is typed stays where it stands.
    if (writer !== now && !isBusy) setForm({ writer: now, key: key + (writer === undefined ? 0 : 1) });
    return <Form key={key} writer={writer} setBusy={setBusy} {...props} />;
  };
}
