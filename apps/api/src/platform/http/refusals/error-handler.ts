import type { Refusal } from '@serendib/contract/endpoint';
import { type ErrorCode, errorTable } from '@serendib/contract/errors';
import { t } from '@serendib/contract/words/t';
import { translate } from '@serendib/messages/translate';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../app-error.ts';
import { isAway, isUnstorable, shortageOf } from '../../database/reason.ts';
import { chosenByLanguage } from '../replies/tell.ts';
import { readerLanguage } from './reader-language.ts';

/** After which a database that is away is asked for again. */
export const awaySeconds = 5;

/** The only place where anything thrown becomes a reply. */
export function sendFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const failure = failureOf(error);
  request.refusal = failure.code;
  // What was refused on purpose is no fault of ours, though a status may say that it is not there for now.
  if (failure.status >= 500 && !(error instanceof AppError))
    request.log.error({ err: error }, `${request.method} failed`);
  if (failure.retryAfterSeconds) reply.header('retry-after', failure.retryAfterSeconds);
  // What broke off before its first byte may have been announced as a file.
  reply.removeHeader('content-disposition');
  reply.type('application/json').header('cache-control', 'no-store');
  reply.code(failure.status).send(inLanguage(wordsOf(failure), request, reply));
}

/** Where single fields are at fault and nothing is said of them together, the first of them speaks. */
const wordsOf = ({ code, message, fields }: AppError): Refusal => ({
  error: message === errorTable.INVALID.words ? (Object.values(fields ?? {})[0] ?? message) : message,
  code,
  ...(fields ? { fields } : {}),
});

/** In the reader's own language, where one is asked for; with what stands in its words, for clients that write their own. */
function inLanguage(refusal: Refusal, request: FastifyRequest, reply: FastifyReply): Refusal {
  const language = readerLanguage(request);
  chosenByLanguage(reply, language);
  if (!language) return refusal;
  const { words, params } = translate(refusal.error, language);
  const fields = Object.entries(refusal.fields ?? {}).map(([name, text]) => [
    name,
    translate(text, language).words,
  ]);
  return {
    ...refusal,
    error: words,
    ...(params && Object.keys(params).length > 0 && { params }),
    ...(refusal.fields && { fields: Object.fromEntries(fields) }),
  };
}

/** What the framework and its plugins say by a status. Any other that lays it to the sender is a bad request. */
const byStatus: Record<number, ErrorCode> = {
  404: 'NOT_FOUND',
  413: 'TOO_LARGE',
  414: 'TOO_LARGE',
  415: 'UNSUPPORTED_MEDIA',
  503: 'UNAVAILABLE',
};

/** What a caller is told of anything thrown. */
export function failureOf(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isFastifyError(error)) {
    if (isAway(error)) return new AppError('UNAVAILABLE', undefined, undefined, awaySeconds);
    const shortage = shortageOf(error);
    if (shortage) return new AppError('UNAVAILABLE', shortage.words, undefined, shortage.retryAfterSeconds);
    return new AppError(isUnstorable(error) ? 'BAD_REQUEST' : 'INTERNAL');
  }
  if (error.validation) return invalid(error);
  const status = error.statusCode ?? 500;
  return new AppError(byStatus[status] ?? (status >= 400 && status < 500 ? 'BAD_REQUEST' : 'INTERNAL'));
}

/** A sender who hangs up has a connection that is reset as well, but bears a status. */
const isFastifyError = (error: unknown): error is FastifyError =>
  error instanceof Error && 'code' in error && ('statusCode' in error || 'validation' in error);

/** A parameter in the path that cannot be an id names nothing; all else gets words for each field. */
function invalid({ validation = [], validationContext }: FastifyError): AppError {
  if (validationContext === 'params') return new AppError('NOT_FOUND');
  const fields: Record<string, string> = {};
  for (const { instancePath, message, params } of validation) {
    const unknown = (params as { keys?: unknown }).keys;
    const path = instancePath.slice(1).replaceAll('/', '.');
    if (Array.isArray(unknown)) {
      for (const key of unknown)
        fields[[path, key].filter(Boolean).join('.')] ??= t('This is not known here.');
    } else {
      fields[path || 'body'] ??= message ?? t('This is not right.');
    }
  }
  return new AppError('INVALID', undefined, fields);
}
