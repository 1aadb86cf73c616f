import { t } from '@serendib/contract/words/t';
import { useEffect, useId, useRef, useState } from 'react';
import { capitalised } from '~/lib/words/capitalised.ts';
import { buttonClass } from '~/ui/form/button.tsx';
import { FieldNotes, RequiredMark } from '~/ui/form/field.tsx';
import { useFormParts, type WidgetProps } from '../form/form-context.ts';
import { ByAddress } from './by-address.tsx';
import { photoTypes } from './photo-chooser.ts';
import { PhotoTile } from './photo-tile.tsx';
import { usePhotos } from './use-photos.ts';

/**
 * What becomes of another photo. Where one alone is shown it takes that one's place, and those behind it, which premium
 * brought, are kept for the next.
 */
const roomFor = (count: number, most: number): 'added' | 'instead' | 'none' =>
  count < most ? 'added' : most === 1 ? 'instead' : 'none';

/** Photos from the camera or from files, sent at once; a field of one picture and a field of several. */
export function PhotosField({ field, value, onChange, error, required }: WidgetProps<string | string[]>) {
  const { kind, variant, pictures, early } = useFormParts();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const [alert, setAlert] = useState<string>();
  const isSeveral = field.type === 'images';
  const most = isSeveral ? pictures.most : 1;
  const urls = isSeveral ? (value as string[]) : value ? [value as string] : [];
  const held = usePhotos(urls, (next) => onChange(isSeveral ? next : (next[0] ?? '')));
  const { photos } = held;
  const room = roomFor(photos.length, most);
  const isInstead = room === 'instead';
  const tooMany = isSeveral
    ? pictures.isPremium
      ? t('Maximum {most} images allowed for premium accounts', { most })
      : t('Maximum {most} images allowed for free accounts', { most })
    : t('There is room for one photo.');
  // Of vehicles the list itself is the field, whose words are specified.
  const isList = kind.fields.some(({ name, type }) => name === field.name && type === 'images');
  const noneLeft = isList ? t('Please add at least one vehicle image') : t('An image is required.');

  // The button stands elsewhere by now, and the keyboard goes on from it; where no place is left it goes on from the last photo.
  const stay = () =>
    requestAnimationFrame(() =>
      (input.current ?? list.current?.querySelector<HTMLElement>('li:last-child button:last-child'))?.focus(),
    );
  const take = (files: File[]) => {
    const places = isInstead ? 1 : Math.max(0, most - photos.length);
    setAlert(files.length > places ? tooMany : undefined);
    held.add(files.slice(0, places), isInstead);
  };
  const choose = (files: File[]) => {
    if (files.length === 0) return;
    take(files);
    stay();
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the field is there; what was chosen then is taken out
  useEffect(() => {
    const timer = setTimeout(() => {
      const files = early?.get(field.name);
      if (!files) return;
      early?.delete(field.name);
      take(files);
    });
    return () => clearTimeout(timer);
  }, []);
  const remove = (photo: number) => {
    const left = held.remove(photo);
    setAlert(left === 0 && required ? noneLeft : undefined);
    stay();
  };
  const adds = isInstead ? t('Replace photo') : photos.length > 0 ? t('Add another photo') : t('Add photo');
  const chooser = (
    <label className={buttonClass({ look: 'line', small: isInstead }, 'photo-add')}>
      <input
        ref={input}
        data-first
        type="file"
        accept={photoTypes}
        multiple={most > 1}
        aria-label={`${adds}: ${field.label}`}
        aria-invalid={error ? true : undefined}
        onChange={(event) => {
          choose([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
      {adds}
    </label>
  );
  return (
    <fieldset className="field" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={field.label === field.section ? 'sr-only' : 'field-legend'}>
        {field.label}
        {required && <RequiredMark />}
      </legend>
      {photos.length > 0 && (
        <ol ref={list} className="photos">
          {photos.map((photo, index) => (
            <PhotoTile
              key={photo.id}
              photo={photo}
              place={index + 1}
              count={photos.length}
              onMove={(by) => held.move(photo.id, by)}
              onRemove={() => remove(photo.id)}
              onRetry={() => held.retry(photo.id)}
            >
              {isInstead && index === 0 && chooser}
            </PhotoTile>
          ))}
        </ol>
      )}
      {room === 'added' && (
        <>
          {chooser}
          <label className={buttonClass({ look: 'line' }, 'photo-add photo-camera')}>
            <input
              type="file"
              accept="image/*"
              capture="environment"
              aria-label={t('Take a photo for: {label}', { label: field.label })}
              onChange={(event) => {
                choose([...(event.target.files ?? [])]);
                event.target.value = '';
              }}
            />
            {t('Take a photo')}
          </label>
        </>
      )}
      <FieldNotes
        id={id}
        error={error}
        hint={
          field.hint ??
          t(
            '{most, plural, one {One photo, from your camera or your files, at most 10 MB each.} other {Up to # photos, from your camera or your files, at most 10 MB each.}}',
            { most },
          )
        }
      />
      {held.status}
      <p role="status" className="text-14 font-semibold text-danger empty:hidden">
        {alert}
      </p>
      {(isList || variant.endsWith('xternal')) && (
        <ByAddress
          label={isList ? t('{noun} image URL', { noun: capitalised(kind.noun) }) : t('Image URL')}
          onAdd={(url) => {
            if (room === 'none') return setAlert(tooMany);
            setAlert(undefined);
            held.addAddress(url, isInstead);
          }}
        />
      )}
    </fieldset>
  );
}
