import type { Kind, KindName } from '@serendib/contract/listings/kind';
import { kinds } from '@serendib/contract/listings/kinds/index';
import { imagePath } from '@serendib/contract/media/images';
import type { Visitor } from '../../platform/http/app-types.ts';
import type { SentFile } from '../../platform/http/bodies/multipart.ts';
import type { Context } from '../../platform/module.ts';
import { takePhoto } from '../media/index.ts';
import { readSent } from './read-sent.ts';

/** Stands for the photo while the rest is checked, so that no photo is kept of what is refused. */
const standIn = imagePath('-'.repeat(22));

export interface SentPhoto {
  /** What was sent of the kind's fields, with the photo where the picture's address would stand. */
  sent: Record<string, unknown>;
  /** Takes the photo and puts its address into details that were checked. */
  keep(details: Record<string, unknown>): Promise<Record<string, unknown>>;
}

export function withPhoto(
  context: Context,
  visitor: Visitor,
  kind: KindName,
  body: Record<string, unknown>,
  files: SentFile[],
): SentPhoto {
  const { publicUrl } = context;
  const [file] = files;
  if (!file) return { sent: readSent(kind, body, publicUrl), keep: async (details) => details };
  const { image }: Kind = kinds[kind];
  return {
    // Read with the photo in its place, so that a list of pictures beside it follows it and loses none.
    sent: readSent(kind, { ...body, [image]: standIn }, publicUrl),
    keep: async (details) => {
      const { key } = await takePhoto(context, visitor, file.content);
      return { ...details, [image]: imagePath(key) };
    },
  };
}
