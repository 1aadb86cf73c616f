import { type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type DefaultValues, type FieldErrors, type FieldValues, type Path, useForm } from 'react-hook-form';
import { ApiError } from '~/lib/api/error.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { focusField, inForm } from './form-element.ts';
import {
  type Check,
  fetchCheck,
  fieldAt,
  onePerField,
  type Problem,
  type Problems,
  type Schema,
} from './problems.ts';

export interface ApiFormOptions<Values extends FieldValues> {
  /** What the fields begin with; those that nothing is named for here begin as they stand on the page. */
  values?: DefaultValues<Values> | undefined;
  /** The schema of the call that takes it. */
  schema?: Schema | undefined;
  /** What that schema is to check of what was filled in; all of it where nothing is said. */
  bodyOf?: ((values: Values) => unknown) | undefined;
  /** What the form asks for beyond its call. */
  check?:
    | ((values: Values) => Problems | readonly Problem[] | Promise<Problems | readonly Problem[]>)
    | undefined;
  /** What is wrong comes in the order of the schema and of `check`, rather than from the top of the page down. */
  isOrdered?: boolean | undefined;
  /** Names a field as the form does, where a refusal calls it otherwise. */
  fieldOf?: ((path: string) => string) | undefined;
  /** Sends it, and does what follows. What it throws is said. `false`: it was not sent after all. */
  send: (values: Values) => Promise<unknown>;
  /**
   * Words for a failure, shown where the server gives none. With `{reason}` they are always shown, the server's words or
   * the cause in its place.
   */
  failed: string;
  /** Another person was first: asked for instead of words. */
  onStale?: ((values: Values) => Promise<void> | void) | undefined;
  /** Where what is typed is kept until it was sent. */
  draft?: { keep: (values: Values) => void; drop: () => void } | undefined;
  /** What was sent stays sent: the page is on its way out. */
  once?: boolean | undefined;
}

/** Why it was not sent, or not taken. */
export interface FormRefusal {
  /** The server's, or what is wrong with the first field. */
  words: string;
  /** Of the server's refusal. */
  code: ApiError['code'] | undefined;
  /** Fields say what is wrong with them. */
  isBeside: boolean;
}
interface Refused extends FormRefusal {
  /** How many fields were at fault. */
  count: number;
}

/**
 * The one way to send a form. It is checked by the schema of its call, sent once however often the button is pressed,
 * and each field says what is wrong with it, also in the server's words; the first of them gets the keyboard. What has
 * been mended is no longer said. Nothing typed is lost to a failure.
 *
 *     const form = useApiForm({ schema: bodyOf('POST /auth/login'), send: (body) => call('POST /auth/login', { body }), failed });
 *     <form {...form.attributes}><TextField label="Email" {...form.field('email')} />…
 */
export function useApiForm<Values extends FieldValues>(options: ApiFormOptions<Values>) {
  const wanted = useRef(options);
  wanted.current = options;
  const element = useRef<HTMLFormElement>(null);
  const [refusal, setRefusal] = useState<Refused>();
  const [busy, setBusy] = useState(false);
  const [pointed, setPointed] = useState<{ field: string }>();
  const isSending = useRef(false);
  const isSent = useRef(false);
  const works = useRef(new Set<Promise<unknown>>());
  const fetched = useRef<Promise<Check | undefined>>(undefined);

  // Kept, so that what stands there when the button is pressed is checked at once: a module fetched before is still awaited.
  const checkOf = ({ schema }: ApiFormOptions<Values>) => {
    fetched.current ??= schema && fetchCheck(schema);
    return fetched.current?.catch(() => {
      fetched.current = undefined;
      return undefined;
    });
  };

  const form = useForm<Values>({
    ...(options.values && { defaultValues: options.values }),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
    resolver: async (values) => {
      const problems = await problemsIn(
        wanted.current,
        await checkOf(wanted.current),
        element.current,
        values,
      );
      return problems.length > 0
        ? { values: {}, errors: asErrors<Values>(problems) }
        : { values, errors: {} };
    },
  });
  const { errors } = form.formState;
  const known = problemsOf(errors);
  const latest = useRef(errors);
  latest.current = errors;

  // After the words stand beside the field, so that they are read out with it.
  useLayoutEffect(() => {
    if (pointed) focusField(element.current, pointed.field);
  }, [pointed]);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, name }) {
          if (!isSent.current) wanted.current.draft?.keep(values as Values);
          const mended = Object.entries(latest.current)
            .filter(([field, error]) => error?.type === 'check' || (name && fieldAt(name) === field))
            .map(([field]) => field as Path<Values>);
          if (mended.length > 0) void form.trigger(mended);
        },
      }),
    [form],
  );

  const point = ([first, ...rest]: readonly Problem[], words = first?.message, code?: ApiError['code']) => {
    const count = first ? 1 + rest.length : 0;
    if (words !== undefined) setRefusal({ words, code, isBeside: count > 0, count });
    if (first) setPointed({ field: first.field });
  };

  const refuse = (error: unknown) => {
    const { failed, fieldOf = fieldAt, isOrdered } = wanted.current;
    const said = Object.entries(error instanceof ApiError ? error.fields : {}).map(([path, message]) => ({
      field: fieldOf(path),
      message,
    }));
    const beside = onePerField(inForm(element.current, said, isOrdered));
    for (const { field, message } of beside)
      form.setError(field as Path<Values>, { type: 'server', message });
    point(beside, errorText(error, failed), error instanceof ApiError ? error.code : undefined);
  };

  const send = async (values: Values) => {
    const { send, onStale, draft, once } = wanted.current;
    try {
      if ((await send(values)) === false) return;
      isSent.current = once === true;
      draft?.drop();
    } catch (error) {
      if (onStale && error instanceof ApiError && error.code === 'STALE_VERSION') {
        // Another tab that was first has let go of what both had kept.
        draft?.keep(values);
        await onStale(values);
      } else refuse(error);
    }
  };

  const submit = async () => {
    if (isSending.current) return;
    isSending.current = true;
    setBusy(true);
    setRefusal(undefined);
    // Meanwhile another may be begun.
    while (works.current.size > 0) await Promise.allSettled(works.current);
    try {
      await form.handleSubmit(send, (found) => point(problemsOf(found)))();
    } catch (error) {
      refuse(error);
    }
    if (isSent.current) return;
    isSending.current = false;
    setBusy(false);
  };

  return {
    ...form,
    /** What is wrong, in the order in which it is looked at. */
    known,
    problems: Object.fromEntries(known.map(({ field, message }) => [field, message])) as Problems,
    refusal: refusal && leftOf(refusal, known),
    busy,
    submit,
    /** Says why it was not taken where that is no refusal of its call. */
    say: (words: string) => point([], words),
    /** Says no longer why it was not taken. */
    forget: () => setRefusal(undefined),
    /** For a field of the form: its name, what holds its value, and what is wrong with it. */
    field: (name: Path<Values>) => ({ ...form.register(name), error: messageAt(errors, name) }),
    /** Something that has to end before it is sent: a photo on its way. */
    waitFor(work: Promise<unknown>) {
      works.current.add(work);
      void work.finally(() => works.current.delete(work)).catch(() => {});
    },
    attributes: {
      ref: element,
      method: 'post',
      noValidate: true,
      onFocus: () => void checkOf(wanted.current),
      onSubmit(event: FormEvent) {
        event.preventDefault();
        void submit();
      },
    },
  } as const;
}

/** Where it was for what stands in fields, it goes with the last of them, and speaks of what is left. */
function leftOf({ count, ...refusal }: Refused, known: readonly Problem[]): FormRefusal | undefined {
  if (!refusal.isBeside || known.length === count) return refusal;
  return known[0] && { ...refusal, words: known[0].message };
}

/** Where the schema cannot be had, the server says the same a little later. */
async function problemsIn<Values extends FieldValues>(
  options: ApiFormOptions<Values>,
  byContract: Check | undefined,
  form: HTMLFormElement | null,
  values: Values,
): Promise<Problem[]> {
  const { bodyOf = (all: Values): unknown => all, check, isOrdered } = options;
  const own = (await check?.(values)) ?? [];
  const asked = Array.isArray(own)
    ? own
    : Object.entries(own).map(([field, message]) => ({ field, message }));
  const found = [...(byContract?.(bodyOf(values)) ?? []), ...(asked as readonly Problem[])];
  return onePerField(inForm(form, found, isOrdered));
}

const asErrors = <Values extends FieldValues>(problems: readonly Problem[]) =>
  Object.fromEntries(
    problems.map(({ field, message }) => [field, { type: 'check', message }]),
  ) as FieldErrors<Values>;

const messageAt = (errors: FieldErrors, field: string): string | undefined => {
  const message = errors[field]?.message;
  return typeof message === 'string' ? message : undefined;
};

const problemsOf = (errors: FieldErrors): Problem[] =>
  Object.keys(errors).flatMap((field) => {
    const message = messageAt(errors, field);
    return message === undefined ? [] : { field, message };
  });
