import type { Pinned } from '@serendib/contract/listings/write-endpoints';
import { t } from '@serendib/contract/words/t';
import { type FormEvent, Suspense, useState } from 'react';
import { ApiError, call } from '~/lib/api/call.ts';
import { errorText } from '~/lib/words/error-text.ts';
import { Notice } from '~/ui/feedback/notice.tsx';
import { toast } from '~/ui/feedback/toast.tsx';
import { Button } from '~/ui/form/button.tsx';
import { TextField } from '~/ui/form/text-field.tsx';
import { lazyPart } from '~/ui/hydration/defer-hydration.tsx';

const PinMap = lazyPart(() => import('~/ui/map/pin-map.tsx'));

/** The middle of the island, for what has no place yet. */
const middle = { latitude: '7.87', longitude: '80.77' };

const writtenOf = ({ latitude, longitude }: Pinned) =>
  latitude === null || longitude === null
    ? middle
    : { latitude: String(latitude), longitude: String(longitude) };

/** Where a listing stands on the map: by hand, by the fields beside it, or by its words. */
export function PinForm({ id, first }: { id: string; first: Pinned }) {
  const [kept, setKept] = useState(first);
  const [written, setWritten] = useState(writtenOf(first));
  const [busy, setBusy] = useState<'save' | 'forget'>();
  const [problem, setProblem] = useState('');
  const [fields, setFields] = useState<Record<string, string>>({});
  const point = { latitude: Number(written.latitude), longitude: Number(written.longitude) };
  const isPoint = Number.isFinite(point.latitude) && Number.isFinite(point.longitude);

  const send = async (what: 'save' | 'forget', words: string, work: () => Promise<Pinned>) => {
    setBusy(what);
    setProblem('');
    setFields({});
    try {
      const now = await work();
      setKept(now);
      setWritten(writtenOf(now));
      toast(words, 'good');
    } catch (error) {
      if (error instanceof ApiError) setFields(error.fields);
      setProblem(errorText(error, t('The pin could not be saved.')));
    }
    setBusy(undefined);
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isPoint) return setProblem(t('Please give both as numbers, like 7.2936 and 80.6413.'));
    void send('save', t('The pin is saved.'), () =>
      call('PUT /listings/{id}/pin', { params: { id }, body: point }),
    );
  };
  const forget = () =>
    send('forget', t('It is where its words say again.'), () =>
      call('DELETE /listings/{id}/pin', { params: { id } }),
    );
  return (
    <form onSubmit={save} noValidate className="grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <p className="max-w-[62ch]">
        {kept.located === 'exact'
          ? t('Travellers see it exactly here, and how far it is.')
          : t(
              'Travellers see it in the middle of its town or district, as its words say. Move the pin to where it is.',
            )}
      </p>
      <div className="relative h-[min(60svh,28rem)] border-[1.5px] border-ink bg-mist">
        <Suspense>
          <PinMap
            point={
              isPoint ? point : { latitude: Number(middle.latitude), longitude: Number(middle.longitude) }
            }
            onMoved={({ latitude, longitude }) =>
              setWritten({ latitude: String(latitude), longitude: String(longitude) })
            }
          />
        </Suspense>
      </div>
      <div className="grid max-w-md grid-cols-2 items-start gap-4">
        <TextField
          label={t('Latitude')}
          name="latitude"
          inputMode="decimal"
          value={written.latitude}
          error={fields.latitude}
          onChange={({ target }) => setWritten((before) => ({ ...before, latitude: target.value }))}
        />
        <TextField
          label={t('Longitude')}
          name="longitude"
          inputMode="decimal"
          value={written.longitude}
          error={fields.longitude}
          onChange={({ target }) => setWritten((before) => ({ ...before, longitude: target.value }))}
        />
      </div>
      {problem && (
        <Notice kind="danger" live>
          {problem}
        </Notice>
      )}
      <p className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy === 'save'}>
          {t('Save the pin')}
        </Button>
        {kept.located === 'exact' && (
          <Button look="line" busy={busy === 'forget'} onClick={() => void forget()}>
            {t('Take the pin away')}
          </Button>
        )}
      </p>
    </form>
  );
}
