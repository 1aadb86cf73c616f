import { useState } from 'react';
import { guest } from '../session/drafts.ts';
import { useUser } from '../session/session-user.ts';

/**
 * Whose words a form holds that guests may fill in too (undefined until the browser has looked), and its key: as soon as another
 * account is signed in, or none, in this tab or another, a new form begins, with what is kept for them.
 */
export function useWriter() {
  const user = useUser();
  const writer = user === undefined ? undefined : (user?._id ?? guest);
  const [form, setForm] = useState({ writer, key: 0 });
  // Before the browser has looked nothing was kept, and what is typed stays where it stands.
  if (form.writer !== writer) setForm({ writer, key: form.key + (form.writer === undefined ? 0 : 1) });
  return { writer, key: form.key };
}
