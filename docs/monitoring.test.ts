import { readFileSync } from 'node:fs';
import { endpoints } from '@serendib/contract/endpoints';
import { expect, test } from 'vitest';
import { watchedRequests } from '../apps/server/src/metrics/watched-requests.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const measured = ['process-metrics', 'shared-metrics']
  .map((name) => read(`../apps/server/src/metrics/${name}.ts`))
  .join()
  .matchAll(/(?:name: 'serendib_|gauge\('|gauge\(\s*')(\w+)'/g);
const metrics = new Set([...measured].map(([, name = '']) => `serendib_${name}`));
const namedIn = (text: string) =>
  new Set([...text.matchAll(/serendib_\w+/g)].map(([name]) => name.replace(/_(count|bucket|sum)$/, '')));

test('every metric is described, and none that is not measured', () => {
  const [, table = ''] = /## Metrics\n([\s\S]*?)\n## /.exec(read('operations.md')) ?? [];
  expect(metrics.size).toBeGreaterThan(15);
  expect([...namedIn(table)].sort()).toEqual([...metrics].sort());
});

test('the dashboard shows and the rules watch metrics that there are', () => {
  const rules = read('../deploy/alerts.yaml');
  const dashboard = JSON.stringify(JSON.parse(read('../deploy/dashboard.json')));
  for (const name of [...namedIn(rules), ...namedIn(dashboard)]) expect([...metrics]).toContain(name);
  // What is measured is shown, but for what rules alone look at.
  for (const name of metrics)
    if (!['serendib_database_up', 'serendib_disk_bytes'].includes(name))
      expect([...namedIn(dashboard)]).toContain(name);
});

test('requests of which a rule counts few have a series before the first of them comes', () => {
  const rules = [
    ...read('../deploy/alerts.yaml').matchAll(/increase\(\w+\{route=(~?)"([^"]+)",status=~?"([\d|]+)"\}/g),
  ];
  expect(rules.length).toBeGreaterThan(2);
  const watched = watchedRequests.map(({ route, status }) => `${route} ${status}`);
  for (const [, isPattern, route = '', statuses = ''] of rules) {
    const of = Object.keys(endpoints)
      .map((name) => name.replace(' ', ' /api'))
      .filter((name) => (isPattern ? new RegExp(`^${route}$`).test(name) : name === route));
    expect(of, route).not.toEqual([]);
    // Of all calls of administrators together it takes 50.
    if (route === '.* /api/admin/.*') continue;
    for (const status of statuses.split('|'))
      expect(watched).toEqual(expect.arrayContaining(of.map((name) => `${name} ${status}`)));
  }
});
