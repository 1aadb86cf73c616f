/** The laws of docs/architecture.md. Each is shown to bite in scripts/test/laws.test.ts. */
const tests = '\\.test\\.tsx?$|/(testing|global-setup)\\.ts$|/testing/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'contract-imports-zod-alone',
      comment: 'What crosses the wire is shared by both sides and does nothing: no I/O, no other package.',
      severity: 'error',
      from: { path: '^packages/contract/src/', pathNot: tests },
      to: { pathNot: '^packages/contract/src/|node_modules/zod/' },
    },
    {
      name: 'web-never-imports-api',
      comment: 'Pages reach the API through `call` alone, on the server as in the browser.',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/(api|server)/|^packages/embedded-postgres/' },
    },
    {
      name: 'api-never-imports-web',
      comment: 'The API works without pages.',
      severity: 'error',
      from: { path: '^apps/api/' },
      to: { path: '^apps/(web|server)/' },
    },
    {
      name: 'server-is-imported-by-nobody',
      comment: 'The composition root knows everybody, so nobody may know it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'platform-knows-no-module',
      severity: 'error',
      from: { path: '^apps/api/src/platform/', pathNot: tests },
      to: { path: '^apps/api/src/modules/' },
    },
    {
      name: 'modules-meet-at-their-services',
      comment: 'A module enters another only through its `.service.ts`; a test may use its fixtures.',
      severity: 'error',
      from: { path: '^apps/api/src/modules/([^/]+)/', pathNot: tests },
      to: { path: '^apps/api/src/modules/', pathNot: '^apps/api/src/modules/$1/|\\.service\\.ts$' },
    },
    {
      name: 'routes-never-import-queries',
      comment: 'A route asks its service, which decides who may.',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.queries\\.ts$' },
    },
    {
      name: 'features-never-import-each-other',
      comment: 'What two features share lies in app/ui or app/lib.',
      severity: 'error',
      from: { path: '^apps/web/app/features/([^/]+)/' },
      to: { path: '^apps/web/app/features/', pathNot: '^apps/web/app/features/$1/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-undeclared-package',
      comment: 'Every package is in the package.json of the workspace that uses it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: tests },
      // Of our own workspaces, the laws above say who may know whom.
      to: {
        dependencyTypes: ['npm-no-pkg', 'npm-unknown'],
        pathNot: '^(apps|packages)/',
      },
    },
    {
      name: 'everything-resolves',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|\\+types)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    moduleSystems: ['es6'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
    },
    parser: 'tsc',
  },
};
