import { parts, t } from '@serendib/contract/words/t';
import type { ReactNode } from 'react';
import { isElsewhere } from '~/lib/api/pictures-here.ts';
import { IconButton } from '~/ui/form/button.tsx';
import { Icon } from '~/ui/form/icon.tsx';
import { Picture } from '~/ui/media/picture.tsx';
import { rich } from '~/ui/text/rich.ts';
import type { Photo } from './use-photos.ts';

export interface PhotoTileProps {
  photo: Photo;
  /** Its number, counted from 1, and how many there are. */
  place: number;
  count: number;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
  onRetry: () => void;
  /** At the beginning of its tools: what takes its place. */
  children?: ReactNode;
}

const stateOf = ({ failure, url }: Photo) => (failure ? 'failed' : url ? 'there' : 'moving');

export function PhotoTile({ photo, place, count, onMove, onRemove, onRetry, children }: PhotoTileProps) {
  const state = stateOf(photo);
  const isAwaited = isElsewhere(photo.src);
  return (
    <li className="photo" data-photo={state}>
      <Picture
        src={isAwaited ? null : photo.src}
        alt={t('Photo {place}', { place })}
        ratio="4 / 3"
        straight
        eager
      />
      {state === 'moving' && (
        <progress
          className="photo-progress"
          aria-label={t('Sending photo {place}', { place })}
          max={1}
          value={photo.sent}
        />
      )}
      {photo.failure && (
        <p className="field-error py-2 text-14" role="alert">
          {photo.failure}
        </p>
      )}
      {isAwaited && (
        <p className="py-2 text-14">
          <strong className="font-[650]">{t('It is shown once it is sent.')}</strong>{' '}
          {rich(
            parts(
              'We fetch {address} then, and keep a copy of it. Choose the photo itself to see it at once.',
            ),
            { address: <span className="wrap-anywhere">{photo.src}</span> },
          )}
        </p>
      )}
      <div className="photo-tools">
        {children}
        <span className="text-14 text-ink-2">
          {state === 'moving'
            ? `${Math.round(photo.sent * 100)} %`
            : place === 1 && count > 1
              ? t('Shown first')
              : ''}
        </span>
        {state === 'failed' && photo.file && (
          <button type="button" className="btn btn-line btn-small" onClick={onRetry}>
            {t('Try again')}
          </button>
        )}
        {count > 1 && (
          <>
            <IconButton
              label={t('Move photo {place} earlier', { place })}
              disabled={place === 1}
              onClick={() => onMove(-1)}
            >
              <Icon name="left" />
            </IconButton>
            <IconButton
              label={t('Move photo {place} later', { place })}
              disabled={place === count}
              onClick={() => onMove(1)}
            >
              <Icon name="right" />
            </IconButton>
          </>
        )}
        <IconButton label={t('Remove photo {place}', { place })} onClick={onRemove}>
          <Icon name="close" />
        </IconButton>
      </div>
    </li>
  );
}
