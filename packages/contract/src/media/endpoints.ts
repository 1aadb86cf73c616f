import { z } from 'zod';
import type { Endpoint } from '../endpoint.ts';
import { id, instant } from '../paging.ts';
import { longestAddress } from './elsewhere.ts';
import { largestPhotoBytes, mostImages } from './images.ts';

const picture = z.object({
  _id: id,
  url: z.string().meta({ description: 'The widest, to be sent as the picture of a listing.' }),
  srcSet: z.string(),
  width: z.int(),
  height: z.int(),
});
export type UploadedImage = z.infer<typeof picture>;

const handedOut = z
  .object({
    url: z.string().meta({ description: 'Where the widest is had.' }),
    srcSet: z.string(),
    until: instant.nullable().meta({
      description: 'When its addresses run out; null for a public picture, whose addresses stay.',
    }),
  })
  .nullable()
  .meta({ description: 'Null where there is none that this account may see.' });
export type HandedOut = z.infer<typeof handedOut>;

export const mediaEndpoints = {
  'POST /media': {
    summary: `Takes one photo (JPEG, PNG, WebP or HEIC, up to ${largestPhotoBytes / 1024 / 1024} MB) as the file "image"; one that no listing uses is removed after a day`,
    access: 'user',
    consumes: ['multipart/form-data'],
    form: z.object({ image: z.file() }),
    success: { status: 201, reply: picture },
    refusals: ['TOO_LARGE', 'UNSUPPORTED_MEDIA'],
  },
  'POST /media/addresses': {
    summary:
      'Where pictures are had that are not public: at addresses signed for 15 to 20 minutes, for their uploader, the owner of their listing and administrators',
    access: 'user',
    body: z.strictObject({
      pictures: z
        .array(z.string().min(1).max(longestAddress))
        .min(1)
        .max(mostImages)
        .meta({ description: 'Their plain addresses, as listings name them.' }),
    }),
    success: {
      status: 200,
      reply: z.object({
        addresses: z.array(handedOut).meta({ description: 'In the order in which they were asked for.' }),
      }),
    },
  },
} as const satisfies Record<string, Endpoint>;
