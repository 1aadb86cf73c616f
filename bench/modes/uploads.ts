import { rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { openClient } from '@serendib/embedded-postgres/testing/open-client';
import sharp from 'sharp';
import { addPeople } from '../../apps/server/src/testing/chaos/people.ts';
import { makeFolder, startPostgres } from '../opened.ts';
import { numberOption } from '../options.ts';
import { startSerendib, stop } from '../processes.ts';
import { markdownTable, report } from '../report.ts';
import { residentMb } from '../statistics.ts';

/**
 * Measures how much memory one process takes at most while photos of 27 megapixels are uploaded at once, each by another
 * person: `npm run bench -- --uploads --photos 10`.
 */
const photos = numberOption('photos', 10);

export async function measure(): Promise<void> {
  const dataDir = await makeFolder('serendib-uploads-');
  const postgres = await startPostgres({ dataDir, log: () => {}, onLost: () => process.exit(1) });
  const { child, origin } = await startSerendib(dataDir, { LOG_LEVEL: 'warn', DATABASE_URL: postgres.url });
  try {
    const client = await openClient(postgres.url);
    const people = await addPeople(client, photos);
    await client.end();
    // Noise, so that the file is as large as one of a telephone.
    const photo = await sharp({
      create: {
        width: 6000,
        height: 4500,
        channels: 3,
        background: '#888',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    })
      .jpeg({ quality: 60 })
      .withMetadata({ orientation: 6 })
      .toBuffer();
    const before = residentMb(child.pid);
    const answers = await Promise.all(
      people.map(async ({ token }) => {
        const form = new FormData();
        form.append('image', new Blob([new Uint8Array(photo)], { type: 'image/jpeg' }), 'photo.jpg');
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${origin}/api/media`, { method: 'POST', headers, body: form })).status;
      }),
    );
    const most = residentMb(child.pid, 'VmHWM');
    await sleep(5_000);
    report(
      'uploads',
      '## Uploads',
      'Photos of 27 megapixels, sent at once by as many people to a process that has only started.',
      markdownTable([
        {
          photos,
          'MB of each': (photo.length / 1e6).toFixed(1),
          taken: answers.filter((status) => status === 201).length,
          'RSS before, MB': before,
          'at most': most,
          'five seconds after': residentMb(child.pid),
        },
      ]),
    );
  } finally {
    await stop(child);
    await postgres.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}
