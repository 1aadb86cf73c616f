import { useSyncExternalStore } from 'react';
import { useRouteLoaderData } from 'react-router';
import { deferredCall } from '~/lib/api/deferred-call.ts';
import { storeChanges } from '~/lib/storage/store-changes.ts';
import { type Contact, loadContact, unknownContact } from './contact.ts';

/** By what the frame was loaded with, which is once: what was set in this tab since then. */
const setSince = new WeakMap<Contact, Contact>();
const [onContactChange, tell] = storeChanges('serendib:contact-changed');

const useLoaded = () => useRouteLoaderData<{ contact: Contact }>('root')?.contact;

export function useContact(): Contact {
  const loaded = useLoaded() ?? unknownContact;
  return useSyncExternalStore(
    onContactChange,
    () => setSince.get(loaded) ?? loaded,
    () => loaded,
  );
}

/** Asks for it again, for every page of this tab; where it cannot be had it stays as it was. */
export function useContactAgain(): () => Promise<void> {
  const loaded = useLoaded();
  return async () => {
    const now = loaded && (await loadContact(deferredCall));
    if (!now || now === unknownContact) return;
    setSince.set(loaded, now);
    tell();
  };
}
