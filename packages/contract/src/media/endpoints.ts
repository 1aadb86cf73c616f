import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { id } from '../paging.ts';
import { largestPhotoBytes } from './images.ts';

const picture = z.object({
  _id: id,
  url: z.string().meta({ description: 'The widest, to be sent as the picture of a listing.' }),
  srcSet: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof picture>;

export const mediaEndpoints = {
  'POST /media': {
    summary: `Takes one photo (JPEG, PNG, WebP or HEIC, up to ${largestPhotoBytes / 1024 / 1024} MB) as the file "image"; one that no listing uses is removed after a day`,
    access: 'user',
    consumes: ['multipart/form-data'],
    success: { status: 201, reply: picture },
    refusals: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  },
} as const satisfies Record<string, Endpoint>;
