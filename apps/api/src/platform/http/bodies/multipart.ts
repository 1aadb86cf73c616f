import multipart from '@fastify/multipart';
import { Failure } from '../../failure.ts';
import type { App } from '../app-types.ts';

/** A file of a multipart body, whole in memory. Its name and type are what the sender says, and no more. */
export interface SentFile {
  field: string;
  name: string;
  type: string;
  bytes: Buffer;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart body; its texts are in `body`. */
    sentFiles: SentFile[];
  }
}

const largestFile = 10 * 1024 * 1024;
const largestText = 1024 * 1024;
const tooLarge = 'This photo is larger than 10 MB. Please choose a smaller one.';

/** Rows that say so take multipart bodies: texts as an object, files beside them. */
export async function takeMultipart(app: App): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestFile, fieldSize: largestText, files: 3, fields: 80, parts: 83 },
  });
  app.decorateRequest('sentFiles');
  app.addHook('onRequest', async (request) => {
    request.sentFiles = [];
  });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (!request.routeOptions.config.takesMultipart) throw new Failure('UNSUPPORTED_MEDIA');
    const texts: Record<string, unknown> = {};
    try {
      for await (const part of request.parts()) {
        if (part.type === 'field') {
          if (part.valueTruncated)
            throw new Failure('TOO_LARGE', undefined, { [part.fieldname]: 'This is too long.' });
          texts[part.fieldname] = part.value;
        } else {
          const bytes = await part.toBuffer();
          // An empty file is what a form sends where none was chosen.
          if (bytes.length > 0) {
            const { fieldname: field, filename: name, mimetype: type } = part;
            request.sentFiles.push({ field, name, type, bytes });
          }
        }
      }
    } catch (error) {
      throw refusalOf(app, error);
    }
    request.body = texts;
  });
}

function refusalOf(app: App, error: unknown): unknown {
  const { RequestFileTooLargeError, FilesLimitError } = app.multipartErrors;
  if (error instanceof RequestFileTooLargeError)
    return new Failure('TOO_LARGE', tooLarge, { image: tooLarge });
  if (error instanceof FilesLimitError)
    return new Failure('TOO_LARGE', 'These are more photos than can be sent at once.');
  if (error instanceof Failure) return error;
  // A body that breaks off or is not what its header says.
  if (error instanceof Error && !('statusCode' in error)) return new Failure('BAD_REQUEST');
  return error;
}
