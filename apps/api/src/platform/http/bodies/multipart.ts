import { Readable } from 'node:stream';
import multipart from '@fastify/multipart';
import { t } from '@serendib/contract/words/t';
import { AppError } from '../../app-error.ts';
import { networkOf } from '../../rate-limiter/network.ts';
import type { App } from '../app-types.ts';
import { whenOver } from '../when-over.ts';
import { type Hold, makeHeldBytes } from './held-bytes.ts';
import { removeLeftovers } from './leftovers.ts';
import { Incoming, type SentContent } from './sent-content.ts';

/** A file of a multipart body. Its name and type are what the sender says, and no more. */
export interface SentFile {
  field: string;
  name: string;
  type: string;
  content: SentContent;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The files of a multipart body; its texts are in `body`. */
    sentFiles: SentFile[];
    /** What its body takes of the memory, given back when the call is done. */
    held: Hold | null;
    /** Takes what lies on the disk of it away. */
    dropSent: (() => Promise<void>) | null;
  }
}

const largestFile = 10 * 1024 * 1024;
/** All texts of a form together: an article, and what is told of it. */
const largestTexts = 1024 * 1024;
/** Bytes that a body may have besides: between its parts, and before each. */
const largestBody = largestFile + largestTexts + 128 * 1024;
const tooLarge = t('This photo is larger than 10 MB. Please choose a smaller one.');

const onePhoto = t('Please send one photo.');

/** Endpoints whose `consumes` says so take multipart bodies: texts as an object, a photo beside them. */
export async function takeMultipart(app: App): Promise<void> {
  await app.register(multipart, {
    limits: { fileSize: largestFile, fieldSize: largestTexts, files: 1, fields: 60, parts: 61 },
  });
  const holdFor = makeHeldBytes();
  await removeLeftovers();
  const incoming = new Incoming((error) =>
    app.log.warn({ err: error }, 'A photo could not be put into the folder for temporary files'),
  );
  app.addHook('onClose', async () => incoming.close());
  app.decorateRequest('sentFiles');
  app.decorateRequest('held', null);
  app.decorateRequest('dropSent', null);
  app.addHook('onRequest', async (request) => {
    request.sentFiles = [];
  });
  app.addHook('onError', async (request) => request.held?.release());
  whenOver(app, async (request) => {
    request.held?.release();
    await request.dropSent?.();
  });
  app.addHook('preParsing', async (request, _reply, payload) => {
    const { headers } = request;
    const announced = Number(headers['content-length'] ?? 0);
    const isForm = /^multipart\/form-data/i.test(headers['content-type'] ?? '');
    // Said before any of it is read, where it is known.
    if (isForm && announced > largestBody) throw new AppError('TOO_LARGE', tooLarge, { image: tooLarge });
    request.held = holdFor(request.visitor?.id ?? networkOf(request.ip));
    const hasBody = announced > 0 || headers['transfer-encoding'] !== undefined;
    // A form is counted where it is read.
    if (isForm || !hasBody) return payload;
    const body = Readable.from(counted(payload, request.held));
    // Fastify listens no more once it has refused it, and an error without a listener ends the process.
    body.on('error', () => undefined);
    return body;
  });
  app.addHook('preValidation', async (request) => {
    if (!request.isMultipart()) return;
    if (!request.routeOptions.config.takesMultipart) throw new AppError('UNSUPPORTED_MEDIA');
    let refusal: unknown;
    request.raw.on('data', (piece: Buffer) => {
      try {
        if (!refusal) request.held?.add(piece.length);
      } catch (error) {
        refusal = error;
      }
    });
    const texts: Record<string, unknown> = {};
    let length = 0;
    try {
      for await (const part of request.parts()) {
        if (refusal) throw refusal;
        if (part.type === 'field') {
          length += String(part.value).length;
          if (part.valueTruncated || length > largestTexts)
            throw new AppError('TOO_LARGE', undefined, { [part.fieldname]: t('This is too long.') });
          texts[part.fieldname] = part.value;
        } else {
          const { content, drop } = await incoming.take(part.file, () => refusal);
          request.dropSent = drop;
          if (part.file.truncated) throw new AppError('TOO_LARGE', tooLarge, { image: tooLarge });
          // An empty file is what a form sends where none was chosen.
          if (content.length > 0) {
            // What is sent as bytes may have no name.
            const { fieldname: field, filename: name = '', mimetype: type } = part;
            request.sentFiles.push({ field, name, type, content });
          }
        }
      }
      if (refusal) throw refusal;
    } catch (error) {
      throw refusalOf(app, error);
    }
    request.body = texts;
  });
}

/** A body piece by piece: what has not come yet takes no room. Its connection stays open for the refusal. */
async function* counted(body: Readable, held: Hold): AsyncGenerator<Buffer> {
  for await (const piece of body.iterator({ destroyOnReturn: false })) {
    held.add(piece.length);
    yield piece;
  }
}

function refusalOf(app: App, error: unknown): unknown {
  const { RequestFileTooLargeError, FilesLimitError } = app.multipartErrors;
  if (error instanceof RequestFileTooLargeError)
    return new AppError('TOO_LARGE', tooLarge, { image: tooLarge });
  if (error instanceof FilesLimitError) return new AppError('TOO_LARGE', onePhoto, { image: onePhoto });
  if (error instanceof AppError) return error;
  // A body that breaks off or is not what its header says.
  if (error instanceof Error && !('statusCode' in error)) return new AppError('BAD_REQUEST');
  return error;
}
