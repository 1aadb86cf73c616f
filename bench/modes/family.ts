import { measureInBrowser } from '../browser.ts';
import { openPhone, walkOn } from '../family/phone.ts';
import { tasks } from '../family/tasks.ts';
import { markdownTable, report } from '../report.ts';

const firstLine = (error: unknown) => String((error as Error).message).split('\n')[0] ?? '';

/** What a family of four does before two weeks in January, nine tasks on a slow phone: `npm run bench -- --family`. */
export async function measure(): Promise<void> {
  await measureInBrowser(async (browser, origin) => {
    const rows: Record<string, string>[] = [];
    let page = await openPhone(browser);
    for (const task of tasks) {
      if (!task.goesOn) {
        await page.context().close();
        page = await openPhone(browser);
      }
      const { walk, takeTaps } = walkOn(page, origin, browser);
      let begun = performance.now();
      const go = async () => {
        await task.prepare?.(walk);
        takeTaps();
        begun = performance.now();
        return task.walk(walk);
      };
      const outcome = await go().then(
        (answer) => ({ answered: 'yes', answer: answer.slice(0, 160) }),
        (error: unknown) => ({ answered: 'no', answer: firstLine(error) }),
      );
      const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
      rows.push({
        ...{ task: task.name, 'at 84a4631': task.before, taps: String(takeTaps()), seconds },
        ...outcome,
      });
      console.log(rows.at(-1));
    }
    report(
      'family',
      '## Nine tasks of a family',
      'What a family of four does before two weeks in January, on a phone of 360 px with a processor four times slower, 1.6 Mbit/s and 150 ms. A tap is one on the page, or on Enter; typing, days and swipes are none. Seconds are those of a scripted hand.',
      markdownTable(rows),
    );
    if (rows.some(({ answered }) => answered === 'no')) process.exitCode = 1;
  });
}
