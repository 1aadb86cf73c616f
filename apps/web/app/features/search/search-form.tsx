import { t } from '@serendib/contract/words/t';
import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-router';
import { Button } from '~/ui/form/button.tsx';
import { dayFields } from '~/ui/form/day-fields.ts';
import { SearchField, TextField } from '~/ui/form/text-field.tsx';
import { useFollowed } from '~/ui/form/use-followed.ts';
import { NearField } from './deferred-results.ts';
import { type AskedSearch, searchPath } from './search-address.ts';

/** The search as a GET form: works without scripts. */
export function SearchForm({
  asked: { q, kind, near = '', radius = '', district, sort, from, to, view },
}: {
  asked: AskedSearch;
}) {
  const form = useFollowed({ q, near, radius, from: from ?? '', to: to ?? '' });
  const days = useRef<HTMLDetailsElement>(null);
  const isForDays = Boolean(from || to);
  const [wasForDays] = useState(isForDays);
  // An address opens it and never closes it, over a field that has the keyboard.
  useEffect(() => {
    if (isForDays && days.current) days.current.open = true;
  }, [isForDays]);
  return (
    <search>
      <Form
        ref={form}
        action={searchPath}
        method="get"
        className="flex flex-wrap items-end gap-3"
        onSubmit={({ currentTarget }) => {
          const said = new FormData(currentTarget);
          void import('~/lib/plans/plans.ts').then(({ keepDays }) => keepDays(said));
        }}
      >
        <SearchField
          className="min-w-0 basis-full lg:flex-[1_1_16rem]"
          label={t('What are you looking for?')}
          name="q"
          required
          maxLength={100}
          defaultValue={q}
          enterKeyHint="search"
          autoComplete="off"
          placeholder={t('van 7 seats Kandy, vegetarian dinner Ella')}
        />
        {kind && <input type="hidden" name="kind" value={kind} />}
        {view && <input type="hidden" name="view" value={view} />}
        {district && <input type="hidden" name="district" value={district} />}
        {sort && <input type="hidden" name="sort" value={sort} />}
        <div className="min-w-0 flex-[1_1_18rem] sm:max-w-[24rem]">
          <NearField query={{ near, radius }} />
        </div>
        <Button type="submit">{t('Search')}</Button>
        <details ref={days} className="basis-full" open={wasForDays}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center text-15">
            {t('Only who is not busy on your days')}
          </summary>
          <div className={`max-w-[26rem] pt-2 ${dayFields}`}>
            <TextField label={t('First day')} name="from" type="date" defaultValue={from ?? ''} />
            <TextField label={t('Last day')} name="to" type="date" defaultValue={to ?? ''} />
          </div>
        </details>
      </Form>
    </search>
  );
}
