import { dayOf } from '@serendib/contract/calendar';
import { longestMessage } from '@serendib/contract/inquiries/limits';
import { mostAdults } from '@serendib/contract/trips/limits';
import { formatNumber } from '@serendib/contract/words/format-number';
import { t } from '@serendib/contract/words/t';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { type BodyOf, call, type ResultOf } from '~/lib/api/call.ts';
import { byWriter, type Written } from '~/lib/form/by-writer.tsx';
import { useApiForm } from '~/lib/form/use-api-form.ts';
import { useOnce } from '~/lib/form/use-once.ts';
import { wordsDraft } from '~/lib/form/words-draft.ts';
import { comingMonths, languageChoices } from '~/lib/plans/choices.ts';
import { guest } from '~/lib/session/drafts.ts';
import { forgetPlace, rememberPlace } from '~/lib/session/session-place.ts';
import { isWholeTrip, saidIn, type When } from '~/lib/trip/when.ts';
import { Refusal } from '~/ui/feedback/refusal.tsx';
import { Button } from '~/ui/form/button.tsx';
import { Checkbox } from '~/ui/form/choice.tsx';
import { dayFields } from '~/ui/form/day-fields.ts';
import { SelectField } from '~/ui/form/select-field.tsx';
import { EmailField, TextAreaField, TextField } from '~/ui/form/text-field.tsx';
import { AskedList } from './asked-list.tsx';
import { goneOf, goneWords, keyOf, stillThere } from './chosen.ts';
import type { Known, LoadedAsk } from './load-ask.ts';

export type Asked = ResultOf<'POST /inquiries'>['threads'];
type Sent = BodyOf<'POST /inquiries'>;

interface AskValues extends Known {
  forTrip: boolean;
  flexible: boolean;
  message: string;
  guestName: string;
  guestEmail: string;
}

/** With what it began with, which tells what was typed. */
export type Draft = AskValues & Pick<LoadedAsk, 'chosen' | 'known'>;

const adultChoices = Array.from({ length: mostAdults }, (_, index) => ({
  value: String(index + 1),
  label: String(index + 1),
}));

const agesIn = (written: string) =>
  written
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);

/** How far the trip goes: told where these are its days, since on others one drives another way. */
function kilometresFor(
  { forTrip, ...when }: Pick<AskValues, 'forTrip' | keyof When>,
  { tripDays, kilometres }: LoadedAsk,
): number | null {
  return forTrip && tripDays && isWholeTrip(saidIn(when), tripDays) ? kilometres : null;
}

function bodyOf(values: AskValues, chosen: readonly string[], loaded: LoadedAsk, isGuest: boolean): Sent {
  const { forTrip, flexible, adults, children, language, pickup, message } = values;
  return {
    itemIds: chosen.map((key) => {
      const [kind, _id = ''] = key.split(':');
      return { kind: kind as Sent['itemIds'][number]['kind'], _id };
    }),
    ...saidIn(values),
    flexible,
    adults: Number(adults),
    children: agesIn(children),
    ...{ language, pickup, message },
    ...{ tripId: forTrip ? loaded.tripId : null, kilometres: kilometresFor(values, loaded) },
    guest: isGuest ? { name: values.guestName, email: values.guestEmail } : null,
  };
}

/** What goes along to another trip: all but the days, people, language and meeting place that are still those of the one before. */
function typedIn({ known, forTrip, ...words }: Draft): Partial<Draft> {
  const { from, to, month, adults, children, language, pickup, ...others } = words;
  const isTyped = (...fields: (keyof Known)[]) => fields.some((field) => words[field] !== known[field]);
  return {
    ...others,
    ...(isTyped('from', 'to', 'month') && { from, to, month }),
    ...(isTyped('adults', 'children') && { adults, children }),
    ...(isTyped('language') && { language }),
    // Where one is met belongs to the days beside which it stands.
    ...(isTyped('from', 'to', 'month', 'pickup') && { pickup }),
  };
}

interface AskFormProps {
  loaded: LoadedAsk;
  /** With which it was sent before, where a guest mends their address. */
  typed: Draft | undefined;
  onSent: (threads: Asked, typed: Draft) => void;
}

/** One question to one to five partners. All of it that is known already is filled in. */
export const AskForm = byWriter(Fields);

function Fields({ loaded, typed, onSent, writer, setBusy }: AskFormProps & Written) {
  const { items, known, search, tripId, tripBefore, tripTitle } = loaded;
  const isGuest = writer === guest;
  const { pathname, search: query } = useLocation();
  // Who logs in amid a question, by the bar or below, is led back to it; what was typed goes along as a draft.
  useEffect(() => {
    if (isGuest) rememberPlace(pathname + query);
  }, [isGuest, pathname, query]);
  const first: Draft = {
    ...known,
    ...{ forTrip: true, flexible: false },
    message: t('Would you be free then, and what would it cost?'),
    ...{ guestName: '', guestEmail: '', chosen: loaded.chosen, known },
  };
  // The address may leave the trip to what is current, which is another later.
  const draftFor = (trip: string | null) =>
    wordsDraft(writer, `ask:${search}:${trip ?? ''}`, first, 'sessionStorage');
  const kept = draftFor(tripId);
  const [{ chosen: firstChosen, ...began }] = useState(() => {
    // A guest mends their address; who has signed in since is another.
    if (typed && isGuest) return typed;
    const own = kept.read();
    const before = own ? null : draftFor(tripBefore).read();
    if (!before) return own ? { ...own.values, chosen: stillThere(own.values.chosen, loaded) } : first;
    const words = { ...first, ...typedIn(before.values) };
    kept.keep(words);
    draftFor(tripBefore).drop();
    return { ...words, chosen: stillThere(words.chosen, loaded) };
  });
  const [chosen, setChosen] = useState(firstChosen);
  const once = useOnce();
  const form = useApiForm<AskValues>({
    values: began,
    schema: async () =>
      (await import('@serendib/contract/inquiries/endpoints')).inquiryEndpoints['POST /inquiries'].body,
    bodyOf: (values) => bodyOf(values, chosen, loaded, isGuest),
    check: ({ guestName, guestEmail }) => [
      ...(isGuest && !guestName.trim() ? [{ field: 'guestName', message: t('Please give your name.') }] : []),
      ...(isGuest && !/.@./.test(guestEmail)
        ? [{ field: 'guestEmail', message: t('Please give an email address.') }]
        : []),
    ],
    fieldOf: (path) =>
      path === 'guest.name' || path === 'guest'
        ? 'guestName'
        : path === 'guest.email'
          ? 'guestEmail'
          : (path.split('.')[0] ?? path),
    async send(values) {
      const body = bodyOf(values, chosen, loaded, isGuest);
      const sent = await once
        .send(body, (key) => call('POST /inquiries', { body, once: key }))
        .catch((error: unknown) => {
          const gone = goneOf(error, chosen);
          if (gone === undefined) throw error;
          const others = chosen.filter((key) => key !== gone);
          choose(others);
          form.say(goneWords(items.find((one) => keyOf(one) === gone)?.title ?? '', others.length > 0));
        });
      if (!sent) return false;
      // Who logs in later does so for something else.
      if (isGuest) forgetPlace();
      const { threads } = sent;
      onSent(threads, { ...values, chosen, known });
    },
    failed: t('Your question could not be sent.'),
    draft: { ...kept, keep: (values) => kept.keep({ ...values, chosen }) },
    once: true,
  });
  useEffect(() => setBusy(form.busy), [setBusy, form.busy]);
  const choose = (keys: string[]) => {
    setChosen(keys);
    kept.keep({ ...form.getValues(), chosen: keys });
    form.clearErrors('itemIds' as never);
    form.forget();
  };
  const today = dayOf(Date.now());
  const [forTrip, from, to, month] = form.watch(['forTrip', 'from', 'to', 'month']);
  const kilometres = kilometresFor({ forTrip, from, to, month }, loaded);
  return (
    <form
      {...form.attributes}
      {...once.attributes}
      aria-label={t('Ask partners')}
      className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-7"
    >
      {tripTitle !== null && (
        <Checkbox label={t('For your trip “{title}”', { title: tripTitle })} {...form.register('forTrip')} />
      )}
      <AskedList items={items} chosen={chosen} onChange={choose} error={form.problems.itemIds} />
      {isGuest && (
        <fieldset className="grid gap-5 sm:grid-cols-2">
          <legend className="mb-4 text-19 font-[650]">{t('You')}</legend>
          <p className="text-15 text-ink-2 sm:col-span-2">
            {t('Already have an account?')}{' '}
            <Link className="link inline-flex min-h-11 items-center" to="/login">
              {t('Log in')}
            </Link>
          </p>
          <TextField
            label={t('Your name')}
            required
            autoComplete="name"
            maxLength={60}
            {...form.field('guestName')}
          />
          <EmailField {...form.field('guestEmail')} />
          <p className="text-15 text-ink-2 sm:col-span-2">
            {t(
              'A mail comes to you at once with a link. Your question goes out when you have opened it, and by that link you read the answers: no account is needed.',
            )}
          </p>
        </fieldset>
      )}
      <fieldset className="grid gap-5">
        <legend className="mb-4 text-19 font-[650]">{t('When and who')}</legend>
        <div className={dayFields}>
          <TextField label={t('First day')} type="date" min={today} {...form.field('from')} />
          <TextField label={t('Last day')} type="date" min={today} {...form.field('to')} />
          <SelectField
            label={t('Or a month')}
            empty={t('No month')}
            options={comingMonths(24, form.formState.defaultValues?.month || null)}
            className="max-sm:col-span-full"
            {...form.field('month')}
          />
        </div>
        <Checkbox label={t('A few days earlier or later would do, too')} {...form.register('flexible')} />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(8.5rem,1fr))] items-start gap-4">
          <SelectField label={t('Adults')} options={adultChoices} {...form.field('adults')} />
          <TextField
            label={t('Children’s ages')}
            inputMode="text"
            maxLength={60}
            placeholder={t('4, 9')}
            {...form.field('children')}
          />
          <SelectField
            label={t('Language you would like to speak')}
            empty={t('Any language')}
            options={languageChoices}
            className="max-sm:col-span-full"
            {...form.field('language')}
          />
        </div>
        <TextField label={t('Where you are met')} maxLength={200} {...form.field('pickup')} />
        {kilometres && (
          <p className="text-15 text-ink-2">
            {t('Your trip goes about {kilometres} km by road. Partners read that too.', {
              kilometres: formatNumber(kilometres),
            })}
          </p>
        )}
      </fieldset>
      <TextAreaField
        label={t('Your question')}
        required
        rows={4}
        limit={longestMessage}
        defaultValue={form.formState.defaultValues?.message}
        {...form.field('message')}
      />
      <Refusal of={form.refusal} />
      <p>
        <Button type="submit" busy={form.busy}>
          {form.busy
            ? t('Sending')
            : t('{count, plural, one {Send it} other {Send it to # partners}}', {
                count: Math.max(chosen.length, 1),
              })}
        </Button>
      </p>
    </form>
  );
}
