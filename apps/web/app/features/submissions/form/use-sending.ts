import type { Field, Variant } from '@serendib/contract/listings/field';
import type { Kind } from '@serendib/contract/listings/kind';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { type Problem, problemsIn, wordsByField } from './checks.ts';
import { type FormValues, type OwnListing, valuesToSend } from './values.ts';

interface Wanted {
  kind: Kind;
  variant: Variant;
  /** The form of its owner, where an administrator changes it. */
  ownersVariant?: Variant | undefined;
  fields: readonly Field[];
  form: RefObject<HTMLFormElement | null>;
  values: () => FormValues;
  /** What is there already, of a listing that is changed. */
  stored: OwnListing | undefined;
  /** Sends what was checked; what it throws is said. */
  send: (body: Record<string, unknown>) => Promise<void>;
  /** Another person changed the listing meanwhile. */
  onStale: () => Promise<void>;
  /** What is said when the server says nothing itself; with `{reason}` in it, always, and what the server says there. */
  failed: string;
}

/** Checks, sends once however often the button is pressed, and says what is wrong with the keyboard on the first of it. */
export function useSending({
  kind,
  variant,
  ownersVariant,
  fields,
  form,
  values,
  stored,
  send,
  onStale,
  failed,
}: Wanted) {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  const [refusal, setRefusal] = useState<string>();
  const [refusedAs, setRefusedAs] = useState<string>();
  const [busy, setBusy] = useState(false);
  const isSending = useRef(false);
  const waiting = useRef(new Set<Promise<unknown>>());

  const point = (found: readonly Problem[], words = found[0]?.message) => {
    flushSync(() => {
      setProblems(found);
      setRefusal(words);
    });
    focusOn(form.current, found[0]?.field);
  };

  const check = () => problemsIn(kind, variant, valuesToSend(fields, values()), stored, ownersVariant);

  const work = async () => {
    await Promise.allSettled(waiting.current);
    const found = [...(await check()), ...photosThatFailed(form.current)];
    setRefusedAs(undefined);
    if (found.length > 0) return point(found);
    setProblems([]);
    try {
      await send(valuesToSend(fields, values()));
      return 'sent';
    } catch (error) {
      if (error instanceof ApiError && error.code === 'STALE_VERSION') return onStale();
      setRefusedAs(error instanceof ApiError ? error.code : undefined);
      const said = error instanceof ApiError ? Object.entries(error.fields) : [];
      // A photo is refused under one name for all kinds, whose fields have names of their own.
      const nameOf = (name: string) => (fields.some((field) => field.name === name) ? name : kind.image);
      point(
        said.map(([name, message]) => ({ field: nameOf(name), message })),
        submissionErrorText(error, failed),
      );
    }
    return undefined;
  };

  return {
    problems: wordsByField(kind, problems),
    order: problems,
    refusal,
    /** It has to be paid for first. */
    isUnpaid: refusal !== undefined && refusedAs === 'VOUCHER_REQUIRED',
    /** It is among the reader's own listings. */
    isAlreadyMine: refusal !== undefined && refusedAs === 'ALREADY_YOURS',
    busy,
    point,
    setRefusal,
    waitFor(promise: Promise<unknown>) {
      waiting.current.add(promise);
      void promise.finally(() => waiting.current.delete(promise)).catch(() => {});
    },
    /** What has been mended is no longer said, from the first sending on. */
    async recheck(name: string | undefined) {
      if (!problems.some(({ field }) => field === name)) return;
      const found = await check();
      const left = problems.flatMap((one) => {
        const now = found.find(({ field }) => field === one.field);
        return now ?? (one.field === name ? [] : one);
      });
      setProblems(left);
      setRefusal(left[0]?.message);
    },
    async submit() {
      if (isSending.current) return;
      isSending.current = true;
      setBusy(true);
      setRefusal(undefined);
      const done = await work().catch((error: unknown) => setRefusal(submissionErrorText(error, failed)));
      // What was sent stays sent, also while its page is on the way out.
      if (done === 'sent') return;
      isSending.current = false;
      setBusy(false);
    },
  };
}

function submissionErrorText(error: unknown, failed: string): string {
  const said = error instanceof ApiError ? error.words : 'Something went wrong.';
  if (failed.includes('{reason}')) return failed.replace('{reason}', said);
  // Refused without a word: only a fault of our own server bears this code and says something.
  const isSilent = error instanceof ApiError && error.code === 'INTERNAL' && error.status !== 500;
  return isSilent ? `${failed.replace(/\.?$/, '.')} ${said}` : errorText(error, failed);
}

export function focusOn(form: HTMLFormElement | null, name: string | undefined): void {
  const place = name && form?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  if (!place) return;
  const target =
    place.querySelector<HTMLElement>('[data-first]') ??
    place.querySelector<HTMLElement>(
      'input:not([type="file"], :disabled), textarea, select, [contenteditable="true"], button',
    );
  target?.focus({ preventScroll: true });
  place.scrollIntoView({ block: 'center' });
}

/** A photo that did not arrive would be missed only later. */
const photosThatFailed = (form: HTMLFormElement | null): Problem[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-field]:has([data-photo="failed"])') ?? [])].map(
    (place) => ({
      field: place.dataset.field ?? '',
      message: 'A photo did not arrive. Please send it again or take it away.',
    }),
  );
