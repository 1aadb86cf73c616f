import type { Field } from '@serendib/contract/listings/field';
import { fieldsOf, type Kind, type KindName, variantOf } from '@serendib/contract/listings/kind';
import type { PublicView } from '@serendib/contract/listings/views';
import { papersOf } from '@serendib/contract/papers/papers';
import { t } from '@serendib/contract/words/t';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { FormProvider, useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { DraftNotice } from '~/ui/form/draft-notice.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';
import { draftKey, dropDraft, keepDraft, readDraft, valuesFrom } from '../draft/draft.ts';
import { type Early, earlyForm } from '../draft/typed-early.ts';
import { FieldControl } from '../fields/field-control.tsx';
import { type Problem, photoNotThere, prepareChecks, problemsIn, wordsByField } from './checks.ts';
import { FormContextProvider, type Widgets } from './form-context.ts';
import { keepField } from './keep-field.ts';
import { Preview } from './preview.tsx';
import { Progress } from './progress.tsx';
import { sectionsOf } from './sections.ts';
import { StaleDialog } from './stale-dialog.tsx';
import { Toggle } from './toggle.tsx';
import {
  type FormValues,
  initialValues,
  isSame,
  type OwnListing,
  valuesToSend,
  type Writer,
} from './values.ts';

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
const PapersPart = lazyPart(() => import('../papers/papers-part.tsx'));

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
  const [filled] = useState(() => draft && valuesFrom(draft, initial, kind, listing));
  const version = useRef(draft?.version ?? listing?.version ?? null);
  /** What the form held at that version; unknown of a draft that does not say. */
  const began = useRef(
    draft?.began ?? (version.current === (listing?.version ?? null) ? initial : undefined),
  );
  /** What the form is held against: the listing as it was last read. */
  const stored = useRef(listing);
  const form = useApiForm<FormValues>({
    values: { ...(filled?.values ?? initial), ...early?.values },
    async check(values): Promise<Problem[]> {
      const sent = valuesToSend(fields, values);
      const found = await problemsIn(kind, variant, sent, stored.current, ownersVariant);
      const problems = [...found, ...photosThatFailed(element.current)];
      return problems.map(({ field, message }) => ({ field: fieldOf(fields, field), message }));
    },
    isOrdered: true,
    // A photo is refused under one name for all kinds, whose fields have names of their own.
    fieldOf: (name): string =>
      fields.some((field) => field.name === name) ? fieldOf(fields, name) : kind.image,
    async send(values) {
      const more = listing
        ? { version: version.current }
        : kind.variants.includes('owner')
          ? {}
          : { isExternal };
      await props.send({ ...valuesToSend(fields, values), ...more });
    },
    failed: words.failed,
    onStale: async () => setStale(await props.reload?.()),
    draft: {
      keep(values) {
        if (!isKnown) return;
        if (isSame(values, initial)) dropDraft(key);
        else
          keepDraft(key, {
            ...{ values, version: version.current, savedAt: Date.now() },
            ...(listing && { began: began.current }),
          });
      },
      drop: () => dropDraft(key),
    },
    once: true,
  });
  const element = form.attributes.ref;
  const { refusal } = form;
  const [stale, setStale] = useState<OwnListing>();
  const isExternal = useWatch({ control: form.control, name: 'isExternal' });
  const variant = variantOf(kind, { byAdmin, isExternal, isEdit: listing !== undefined });
  const ownersVariant =
    byAdmin && listing?.submittedBy
      ? variantOf(kind, { byAdmin: false, isExternal, isEdit: true })
      : undefined;
  const fields = fieldsOf(kind, variant).map((field) => ({
    ...field,
    // What an administrator chose for its owner can be left as it is.
    ...(field.adminOptions && {
      options: field.adminOptions.filter(
        (option) =>
          byAdmin || field.options?.includes(option) || option.value === stored.current?.[field.name],
      ),
    }),
    // What a partner was not asked for is not demanded of who mends the rest.
    ...(ownersVariant &&
      !field.required?.includes(ownersVariant) &&
      !stored.current?.[field.name] && { required: [] }),
  }));
  const sections = sectionsOf(fields);

  useEffect(() => element.current?.addEventListener('click', keepField), [element]);
  useEffect(() => {
    const at = early?.at && element.current?.elements.namedItem(early.at);
    if (at instanceof HTMLElement) at.focus({ preventScroll: true });
  }, [early, element]);

  const startAnew = () => {
    version.current = listing?.version ?? null;
    began.current = initial;
    form.reset(initial);
    dropDraft(key);
    setDraft(null);
  };
  const takeChosen = (chosen: Record<string, unknown>) => {
    version.current = stale?.version ?? version.current;
    began.current = stale ? initialValues(kind, stale) : began.current;
    stored.current = stale ?? stored.current;
    for (const [name, value] of Object.entries(chosen)) form.setValue(name, value);
    setStale(undefined);
    void form.submit();
  };

  return (
    <FormProvider {...form}>
      <FormContextProvider
        value={{
          ...{ kind, variant, fields, pictures, widgets, isEdit: listing !== undefined },
          marked: rejection?.marked ?? noFields,
          problems: wordsByField(kind, form.known, form.getValues()),
          early: early?.photos,
          waitFor: form.waitFor,
        }}
      >
        <form
          {...form.attributes}
          className="submission wrap"
          data-edit={listing ? true : undefined}
          {...(!isKnown && { [earlyForm]: '' })}
          aria-label={words.send}
          onFocus={prepareChecks}
          onSubmit={(event) => {
            event.preventDefault();
            if (isKnown) void form.submit();
          }}
        >
          <div className="submission-side">
            <Progress sections={sections} />
            <Preview kind={kind} listing={listing} card={card} />
          </div>
          <div className="submission-parts">
            {rejection?.notice}
            {draft && (
              <DraftNotice savedAt={draft.savedAt} onStartAnew={startAnew}>
                {filled !== null && filled.lost > 0 && lostWords(filled.lost)}
              </DraftNotice>
            )}
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
            {refusal && (
              <Notice kind="danger" live title={refusal.words}>
                {form.known.length > 1 &&
                  t('{count} answers are marked above.', { count: form.known.length })}
                {form.known.length === 0 && `${t('All that you wrote is kept here.')} `}
                {refusal.code === 'ALREADY_YOURS' && (
                  <Link to="/profile?tab=submissions" className="link">
                    {t('See it among your submissions')}
                  </Link>
                )}
                {refusal.code === 'VOUCHER_REQUIRED' && unpaid}
              </Notice>
            )}
            <p className="flex flex-wrap gap-3">
              <Button type="submit" busy={form.busy}>
                {form.busy ? words.sending : words.send}
              </Button>
              {(listing || back) && (
                <ButtonLink
                  look="line"
                  to={back ?? '/profile?tab=submissions'}
                  onClick={() => dropDraft(key)}
                >
                  {t('Cancel')}
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
            began={began.current}
            onClose={() => setStale(undefined)}
            onChoose={takeChosen}
          />
        )}
      </FormContextProvider>
    </FormProvider>
  );
}

/** Pictures that follow another field are asked for together with it. */
const fieldOf = (fields: readonly Field[], name: string): string =>
  fields.find((field) => field.name === name)?.continues ?? name;

const lostWords = (count: number) =>
  t(
    '{count, plural, one {A photo was kept for a day only. Please choose it again.} other {# photos were kept for a day only. Please choose them again.}}',
    { count },
  );

/** A photo that did not arrive would be missed only later. */
const photosThatFailed = (form: HTMLFormElement | null): Problem[] =>
  [...(form?.querySelectorAll<HTMLElement>('[data-field]:has([data-photo="failed"])') ?? [])].map(
    (place) => ({ field: place.dataset.field ?? '', message: photoNotThere }),
  );
