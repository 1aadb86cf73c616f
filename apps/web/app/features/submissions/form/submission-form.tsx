import { fieldsOf, type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import type { PublicView } from '@serendib/contract/listings/views';
import { papersOf } from '@serendib/contract/papers/papers';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { type Draft, draftKey, dropDraft, keepDraft, readDraft, valuesFrom } from '../draft/draft.ts';
import { DraftNotice } from '../draft/draft-notice.tsx';
import { type Early, earlyForm } from '../draft/typed-early.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { keepPlace } from './after-key.ts';
import { prepareChecks } from './checks.ts';
import { FormContextProvider, type Widgets } from './form-context.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { sectionsOf } from './sections.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { Toggle } from './toggle.tsx';
import { useSending } from './use-sending.ts';
import { type FormValues, initialValues, isSame, type OwnListing, type Writer } from './values.ts';

export interface SubmissionFormProps<K extends KindName> {
  kind: Kind & { name: K };
  /** Whose draft it keeps, and what it is filled in with; null as long as the browser has not looked. */
  writer: ({ _id: string } & Writer) | null;
  /** What was typed before its scripts came. */
  early?: Early | undefined;
  /** The listing that is changed; without it the form makes a new one. */
  listing?: OwnListing | undefined;
  words: {
    /** On the button, and while it is sent. */
    send: string;
    sending: string;
    /** What is said when the server says nothing itself. */
    failed: string;
    /** On the switch between the form that links elsewhere and the one filled in here. */
    toggle?: string | undefined;
  };
  pictures: { most: number; isPremium: boolean };
  /** Sends the checked fields, with `isExternal` or `version`; a refusal is thrown as `ApiError`. */
  send: (body: Record<string, unknown>) => Promise<void>;
  /** The listing as it is now, fetched when another person has changed it meanwhile. */
  reload?: () => Promise<OwnListing>;
  /** The card travellers would see; given by the route, because features do not know each other. */
  card: (shown: PublicView[K]) => ReactNode;
  /** An administrator's variant of the form. */
  byAdmin?: boolean | undefined;
  /** Where Cancel leads, also from a form that makes a new one; one's own submissions where nothing is said. */
  back?: string | undefined;
  /** What a refusal for want of a payment offers. */
  unpaid?: ReactNode;
  /** What our team wrote of it, above the fields that it speaks of, which are marked. */
  rejection?: { notice: ReactNode; marked: readonly string[] } | undefined;
  /** What draws a type of field otherwise, or one that is not drawn here: `html`. */
  widgets?: Widgets | undefined;
}

// Below all that is asked for, and with photos of its own: it comes after the form.
const PapersPart = lazy(() => import('../papers/papers-part.tsx'));

const noWidgets: Widgets = {};
const noFields: readonly string[] = [];

/**
 * The form of a kind, drawn from its list of fields. Everything typed is kept in the browser until it was sent. Until
 * it is known who is there, as on the server, it can be read and typed in, and sends nothing: see `NewListing`.
 */
export function SubmissionForm<K extends KindName>(props: SubmissionFormProps<K>) {
  const { kind, writer, early, listing, words, pictures, card, byAdmin = false, back } = props;
  const { widgets = noWidgets, unpaid, rejection } = props;
  const isKnown = writer !== null;
  const key = draftKey(writer?._id ?? '', kind, listing?._id);
  const [initial] = useState(() => initialValues(kind, listing, { ...writer, byAdmin }));
  const [draft, setDraft] = useState(() => (writer ? readDraft(key) : null));
  const version = useRef(draft?.version ?? listing?.version ?? null);
  const element = useRef<HTMLFormElement>(null);
  const form = useForm<FormValues>({
    defaultValues: { ...(draft ? valuesFrom(draft, initial, kind, listing) : initial), ...early?.values },
  });
  const [stale, setStale] = useState<OwnListing>();
  const isExternal = useWatch({ control: form.control, name: 'isExternal' });
  const variant = variantOf(kind, { byAdmin, isExternal, isEdit: listing !== undefined });
  const ownersVariant =
    byAdmin && listing?.submittedBy
      ? variantOf(kind, { byAdmin: false, isExternal, isEdit: true })
      : undefined;
  const fields = fieldsOf(kind, variant).map((field) => ({
    ...field,
    ...(byAdmin && field.adminOptions && { options: field.adminOptions }),
    // What a partner was not asked for is not demanded of who mends the rest.
    ...(ownersVariant &&
      !field.required?.includes(ownersVariant) &&
      !listing?.[field.name] && { required: [] }),
  }));
  const sections = sectionsOf(fields);

  const sending = useSending({
    ...{ kind, variant, ownersVariant, fields, form: element, values: form.getValues },
    ...{ stored: listing, failed: words.failed },
    async send(body) {
      const more = listing
        ? { version: version.current }
        : kind.variants.includes('owner')
          ? {}
          : { isExternal };
      await props.send({ ...body, ...more });
      isSent.current = true;
      dropDraft(key);
    },
    onStale: async () => setStale(await props.reload?.()),
  });
  const isSent = useRef(false);
  const recheck = useRef(sending.recheck);
  recheck.current = sending.recheck;

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback({ values, name }) {
          if (isSent.current || !isKnown) return;
          if (isSame(values, initial)) dropDraft(key);
          else keepDraft(key, { values, version: version.current, savedAt: Date.now() } satisfies Draft);
          void recheck.current(name);
        },
      }),
    [form, key, initial, isKnown],
  );

  useEffect(() => element.current?.addEventListener('click', keepPlace), []);
  useEffect(() => {
    const at = early?.at && element.current?.elements.namedItem(early.at);
    if (at instanceof HTMLElement) at.focus({ preventScroll: true });
  }, [early]);

  const startAnew = () => {
    version.current = listing?.version ?? null;
    form.reset(initial);
    dropDraft(key);
    setDraft(null);
  };
  const takeChosen = (chosen: Record<string, unknown>) => {
    version.current = stale?.version ?? version.current;
    for (const [name, value] of Object.entries(chosen)) form.setValue(name, value);
    setStale(undefined);
    void sending.submit();
  };

  return (
    <FormProvider {...form}>
      <FormContextProvider
        value={{
          ...{ kind, variant, fields, pictures, widgets, isEdit: listing !== undefined },
          marked: rejection?.marked ?? noFields,
          problems: sending.problems,
          waitFor: sending.waitFor,
        }}
      >
        <form
          ref={element}
          className="submission wrap"
          data-edit={listing ? true : undefined}
          {...(!isKnown && { [earlyForm]: '' })}
          method="post"
          noValidate
          aria-label={words.send}
          onFocus={prepareChecks}
          onSubmit={(event) => {
            event.preventDefault();
            if (isKnown) void sending.submit();
          }}
        >
          <div className="submission-side">
            <Progress sections={sections} />
            <Preview kind={kind} listing={listing} card={card} />
          </div>
          <div className="submission-parts">
            {rejection?.notice}
            {draft && <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew} />}
            {words.toggle && <Toggle label={words.toggle} />}
            {sections.map(({ id, title, fields: own }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="submission-part">
                <h2 id={`${id}-title`}>{title}</h2>
                {own.map((field) => (
                  <FieldControl key={field.name} field={field} />
                ))}
              </section>
            ))}
            {isKnown && !byAdmin && papersOf[kind.name] && (
              <Suspense fallback={null}>
                <PapersPart kind={kind.name} listingId={listing?._id} />
              </Suspense>
            )}
          </div>
          <div className="submission-end">
            {sending.refusal && (
              <Notice kind="danger" live title={sending.refusal}>
                {sending.order.length > 1 && `${sending.order.length} answers are marked above.`}
                {sending.order.length === 0 && 'All that you wrote is kept here. '}
                {sending.isAlreadyMine && (
                  <Link to="/profile?tab=submissions" className="link">
                    See it among your submissions
                  </Link>
                )}
                {sending.isUnpaid && unpaid}
              </Notice>
            )}
            <p className="flex flex-wrap gap-3">
              <Button type="submit" busy={sending.busy}>
                {sending.busy ? words.sending : words.send}
              </Button>
              {(listing || back) && (
                <ButtonLink
                  look="line"
                  to={back ?? '/profile?tab=submissions'}
                  onClick={() => dropDraft(key)}
                >
                  Cancel
                </ButtonLink>
              )}
            </p>
          </div>
        </form>
        {stale && (
          <StaleDialog
            fields={fields}
            mine={form.getValues()}
            theirs={initialValues(kind, stale)}
            began={version.current === listing?.version ? initial : undefined}
            onClose={() => setStale(undefined)}
            onChoose={takeChosen}
          />
        )}
      </FormContextProvider>
    </FormProvider>
  );
}
