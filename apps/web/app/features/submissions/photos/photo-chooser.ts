import { takenPhotoTypes } from '@serendib/contract/media/images';

/** What a chooser of photos takes: by the endings as well, since some systems have no type for HEIC. */
export const photoTypes = [...takenPhotoTypes, '.heic', '.heif'].join(',');
