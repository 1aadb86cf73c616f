import { openHouse } from './house.ts';
import { readSettings } from './settings.ts';
import { Stopping } from './stopping.ts';
import { Unhandled } from './unhandled.ts';
import { words } from './words.ts';

const stopping = new Stopping();
stopping.listen();
const unhandled = new Unhandled(stopping);
unhandled.listen();

try {
  unhandled.isOpen(await openHouse(readSettings(process.env), stopping));
} catch (error) {
  // What is half open when we are told to stop fails; nobody need hear of it.
  if (!stopping.asked) console.error(words(error));
  await stopping.stop(1);
}
