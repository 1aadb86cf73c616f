import { expect, test } from 'vitest';
import * as businessPremium from './business-premium.tsx';
import * as tourGuidePremium from './tour-guide-premium.tsx';
import * as tourOperator from './tour-operator.tsx';
import * as vehiclePremium from './vehicle-premium.tsx';

test.each([
  ['Tour guide premium', '/partnership/tour-guide-premium', tourGuidePremium],
  ['Vehicle premium', '/partnership/vehicle-premium', vehiclePremium],
  ['Business premium', '/partnership/business-premium', businessPremium],
  ['Tour partnership', '/partnership/tour-operator', tourOperator],
] as const)('%s is called so, and search engines read where it is', (name, path, { meta }) => {
  const head = meta({ matches: [], location: { pathname: path } } as never);
  expect(head).toContainEqual({ title: `${name} · Serendib` });
  const [crumbs] = head.flatMap((one) =>
    'script:ld+json' in one ? [one['script:ld+json'] as { itemListElement: { item: string }[] }] : [],
  );
  expect(crumbs?.itemListElement.map(({ item }) => new URL(item, 'http://serendib.test').pathname)).toEqual([
    ...['/', '/partnership', path],
  ]);
});
