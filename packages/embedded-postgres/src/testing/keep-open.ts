// An app of a few lines, for tests to start, kill and run as another user: node keep-open.ts DATA_DIR
import { startEmbeddedPostgres } from '../start.ts';

const [dataDir = ''] = process.argv.slice(2);
const messages: string[] = [];
try {
  const { url, pid, stop } = await startEmbeddedPostgres({
    dataDir,
    log: (message) => messages.push(message),
  });
  const end = async () => {
    await stop();
    process.exit(0);
  };
  process.on('SIGINT', end);
  process.on('SIGTERM', end);
  console.log(JSON.stringify({ url, pid, messages }));
  setInterval(() => {}, 1_000_000);
} catch (error) {
  console.log(JSON.stringify({ refused: (error as Error).message }));
  process.exitCode = 1;
}
