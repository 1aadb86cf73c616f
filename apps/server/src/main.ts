import { formatError } from './format-error.ts';
import { startServer } from './server.ts';
import { readSettings } from './settings.ts';
import { Stopping } from './stopping.ts';
import { Unhandled } from './unhandled.ts';

const stopping = new Stopping();
stopping.listen();
const unhandled = new Unhandled(stopping);
unhandled.listen();

try {
  unhandled.isOpen(await startServer(readSettings(process.env), stopping));
} catch (error) {
  // Errors during a shutdown are expected: they are not logged.
  if (!stopping.asked) console.error(formatError(error));
  await stopping.stop(1);
}
