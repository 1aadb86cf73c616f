import { databaseReason, isAway, shortageOf } from '@serendib/api/platform/database/reason';
import { NewerDatabase } from '@serendib/api/platform/database/refuse-newer';
import { OperatorError } from '@serendib/api/platform/operator-error';
import { InUse } from '@serendib/embedded-postgres';
import { WrongSettings } from '../settings/settings.ts';

/** A plain Error is meant for the operator and shown by its message; any other is our fault and shown with its stack. */
export function formatError(error: unknown): string {
  if (error instanceof WrongSettings) {
    return ['✗ These settings are wrong:', ...error.faults.map((fault) => `  ${fault}`)].join('\n');
  }
  if (!(error instanceof Error)) return `✗ ${error}`;
  // The reason alone: not all that was to be written, nor where in the program.
  if (isAway(error) || shortageOf(error)) return `✗ The database could not be used: ${databaseReason(error)}`;
  if (isOfOptions(error)) return `✗ ${error.message}`;
  const isRefusal =
    [Error, OperatorError, InUse, NewerDatabase].some((refusal) => error.constructor === refusal) &&
    !('code' in error);
  return isRefusal ? `✗ ${error.message}` : `✗ ${error.stack}`;
}

/** Node's own words on what was written behind a command. */
const isOfOptions = (error: Error) => 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_');
