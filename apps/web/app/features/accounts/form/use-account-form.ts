import { type FormEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { ApiError } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { type Problems, prepareChecks, type Values } from './problems.ts';

interface Wanted {
  /** The names of the fields, in the order in which what is wrong is looked at. */
  order: readonly string[];
  check: (values: Values) => Promise<Problems>;
  send: (values: Values) => Promise<void>;
  /** What is said when the server says nothing itself. */
  failed: string;
}

/**
 * A form whose fields keep their own values, also those that were typed before the page came to life. Every field
 * says itself what is wrong with it, from the first sending on as one types; the first of them gets the keyboard.
 */
export function useAccountForm({ order, check, send, failed }: Wanted) {
  const form = useRef<HTMLFormElement>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [refusal, setRefusal] = useState<{ words: string; code: ApiError['code'] | undefined }>();
  const [busy, setBusy] = useState(false);

  const point = (found: Problems): boolean => {
    const first = order.find((name) => found[name]);
    if (!first) return false;
    flushSync(() => setProblems(found));
    const field = form.current?.elements.namedItem(first);
    if (field instanceof HTMLElement) field.focus();
    return true;
  };

  const work = async () => {
    const values = valuesOf(form.current);
    if (point(await check(values))) return;
    setProblems({});
    try {
      await send(values);
    } catch (error) {
      const isPointed = error instanceof ApiError && point(error.fields);
      if (isPointed) return;
      setRefusal({
        words: errorText(error, failed),
        code: error instanceof ApiError ? error.code : undefined,
      });
    }
  };

  return {
    problems,
    refusal,
    busy,
    /** The value of a field as it stands. */
    valueOf: (name: string) => valuesOf(form.current)[name] ?? '',
    point,
    attributes: {
      ref: form,
      method: 'post',
      noValidate: true,
      onFocus: prepareChecks,
      async onSubmit(event: FormEvent) {
        event.preventDefault();
        if (busy) return;
        setBusy(true);
        setRefusal(undefined);
        await work().finally(() => setBusy(false));
      },
      async onInput() {
        const known = Object.keys(problems);
        if (known.length === 0) return;
        const found = await check(valuesOf(form.current));
        setProblems((before) =>
          Object.fromEntries(
            Object.keys(before).flatMap((name) => (found[name] ? [[name, found[name]]] : [])),
          ),
        );
      },
    },
  } as const;
}

function valuesOf(form: HTMLFormElement | null): Values {
  const values: Values = {};
  if (!form) return values;
  for (const [name, value] of new FormData(form)) if (typeof value === 'string') values[name] = value;
  return values;
}
