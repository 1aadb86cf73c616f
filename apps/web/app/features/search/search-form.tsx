import { t } from '@serendib/contract/words/t';
import { Form } from 'react-router';
import { Button } from '~/ui/form/button.tsx';
import { SearchField } from '~/ui/form/text-field.tsx';
import { NearField } from './deferred-results.ts';
import { type AskedSearch, searchPath } from './search-address.ts';

/** The search as a GET form: works without scripts. */
export function SearchForm({ asked: { q, kind, near = '', radius = '' } }: { asked: AskedSearch }) {
  return (
    <search>
      <Form action={searchPath} method="get" className="flex flex-wrap items-end gap-3">
        <SearchField
          key={q}
          className="min-w-0 flex-[1_1_16rem]"
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
        <div key={`${near} ${radius}`} className="min-w-0 flex-[1_1_18rem] sm:max-w-[24rem]">
          <NearField query={{ near, radius }} />
        </div>
        <Button type="submit">{t('Search')}</Button>
      </Form>
    </search>
  );
}
