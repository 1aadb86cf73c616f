import type { AdminDestination } from '@serendib/contract/destinations/admin-endpoints';
import { destinationCategories, labelOf } from '@serendib/contract/options/options';
import { districts, placeName, placeOptions } from '@serendib/contract/options/places';
import type { PlaceMonths } from '@serendib/contract/season/place-months';
import { t } from '@serendib/contract/words/t';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { call, type ItemOf } from '~/lib/api/call.ts';
import { ConfirmDialog, Dialog } from '~/ui/feedback/dialog.tsx';
import { Notice } from '~/ui/feedback/notice.tsx';
import { Button, ButtonLink } from '~/ui/form/button.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { useReload } from '~/ui/navigate/patiently.ts';
import { useWork } from '../listings/actions.ts';
import { choices } from '../listings/labels.ts';
import { AdminPage } from '../shell/admin-page.tsx';
import { ofAllWords } from '../shell/count-words.ts';
import { Export } from '../shell/export.tsx';
import type { Table } from '../shell/load-table.ts';
import { NothingHere, shownAddress, TableEnd } from '../shell/table-end.tsx';
import { TableFilters } from '../shell/table-filters.tsx';
import { DestinationForm } from './destination-form.tsx';
import { ImportDialog } from './import-dialog.tsx';

type Card = Omit<ItemOf<'GET /destinations'>, 'nameSi' | 'nameTa' | keyof PlaceMonths> & {
  picture: { src: string; fallback: string };
};
const path = '/admin/destinations';

export const destinationFilters = [
  { name: 'search', label: t('Search'), placeholder: t('Name, other name or attraction') },
  { name: 'district', label: t('District'), options: placeOptions(districts) },
  { name: 'category', label: t('Category'), options: destinationCategories },
  {
    name: 'sort',
    label: t('Order', {}, 'of a list'),
    options: choices({ name: t('By name'), changed: t('Latest change') }),
    standard: 'name',
  },
];

interface DestinationsPageProps extends Table<Card> {
  /** The one that is open for editing, or nothing to add a new one. */
  opened: AdminDestination | null;
  isAdding: boolean;
  /** Whether what was asked for is not there any more. */
  isGone: boolean;
}

/** Places: added, changed and deleted here, or many at once from a file. */
export function DestinationsPage(props: DestinationsPageProps) {
  const { list, query, isFirst, opened, isAdding, isGone } = props;
  const [isImporting, setImporting] = useState(false);
  const navigate = useNavigate();
  const reload = useReload();
  const here = shownAddress(path, props);
  const close = () => void navigate(here, { preventScrollReset: true });
  const saved = () => {
    close();
    void reload();
  };
  return (
    <AdminPage
      title={t('Destinations')}
      line={ofAllWords(list)}
      actions={
        <>
          <Button small look="line" onClick={() => setImporting(true)}>
            {t('Import CSV')}
          </Button>
          <Export table="destinations" query={{ ...query, sort: undefined }} />
          <ButtonLink small to={shownAddress(path, props, { add: '1' })} preventScrollReset>
            {t('Add destination')}
          </ButtonLink>
        </>
      }
    >
      {isGone && (
        <div className="mb-6">
          <Notice kind="warning">{t('This place is not there any more.')}</Notice>
        </div>
      )}
      <TableFilters filters={destinationFilters} query={query} />
      {list.data.length === 0 ? (
        <NothingHere>{t('No place fits all of that.')}</NothingHere>
      ) : (
        <ul className="grid grid-cols-2 gap-x-5 sm:grid-cols-[repeat(auto-fill,minmax(13rem,1fr))] gap-y-7">
          {list.data.map((one) => (
            <DestinationCard key={one._id} one={one} edit={shownAddress(path, props, { id: one._id })} />
          ))}
        </ul>
      )}
      <TableEnd path={path} list={list} query={query} isFirst={isFirst} />
      <Dialog
        open={isAdding || opened !== null}
        onClose={close}
        title={opened ? opened.name : t('Add destination')}
        wide
      >
        <DestinationForm
          key={opened?._id}
          destination={opened ?? undefined}
          onSaved={saved}
          onCancel={close}
        />
      </Dialog>
      <ImportDialog open={isImporting} onClose={() => setImporting(false)} onDone={() => void reload()} />
    </AdminPage>
  );
}

interface DestinationCardProps {
  one: Card;
  edit: string;
}

function DestinationCard({ one: { _id, name, district, category, picture }, edit }: DestinationCardProps) {
  const [isAsked, setAsked] = useState(false);
  const { busy, work } = useWork(() => setAsked(false));
  const remove = () =>
    work(
      () => call('DELETE /destinations/{id}', { params: { id: _id } }),
      t('{name} has been deleted.', { name }),
      t('The destination could not be deleted.'),
    );
  return (
    <li className="grid content-start gap-2">
      <Picture src={picture.src} fallback={picture.fallback} alt="" />
      <div>
        <h2 className="text-19! wrap-anywhere">
          <Link to={edit} preventScrollReset className="underline-offset-4 hover:underline">
            {name}
          </Link>
        </h2>
        <p className="text-14 text-ink-2">
          {placeName(district)}, {labelOf(destinationCategories, category)}
        </p>
      </div>
      <p className="flex flex-wrap gap-2">
        <ButtonLink small look="line" to={edit} preventScrollReset aria-label={t('Edit {name}', { name })}>
          {t('Edit')}
        </ButtonLink>
        <Button
          small
          look="line"
          className="text-danger"
          aria-label={t('Delete {name}', { name })}
          onClick={() => setAsked(true)}
        >
          {t('Delete')}
        </Button>
      </p>
      <ConfirmDialog
        open={isAsked}
        onClose={() => setAsked(false)}
        title={t('Delete this destination?')}
        confirm={t('Delete')}
        danger
        busy={busy}
        onConfirm={() => void remove()}
      >
        <p className="font-[650]">{name}</p>
        <p>{t('Are you sure you want to delete this destination?')}</p>
        <p>
          {t(
            'Its page and its reviews go out of sight. They come back when a place of this name and district is added again.',
          )}
        </p>
      </ConfirmDialog>
    </li>
  );
}
