/** The laws of docs/architecture.md. Each is shown to bite in scripts/test/laws.test.ts. */
const layers = require('./apps/api/layers.json');

const tests = '\\.test\\.tsx?$|/(testing|global-setup)\\.ts$|/testing/|^apps/api/explain/';

const modules = '^apps/api/src/modules/';

/** Of each module of the API, that it enters those of lower layers alone: not its own neighbours, none above it. */
const layerLaws = layers.flatMap((layer, height) =>
  layer.map((module) => ({
    name: 'modules-enter-lower-layers',
    comment:
      'By module, not by file; what a lower one sets off in a higher one is an event of domain-handlers.ts.',
    severity: 'error',
    from: { path: `${modules}${module}/`, pathNot: tests },
    to: { path: `${modules}(?!(${[module, ...layers.slice(0, height).flat()].join('|')})/)` },
  })),
);

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
      name: 'server-is-never-imported',
      comment: 'The composition root imports every package, so that no package may import it.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/server/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'platform-knows-no-module',
      comment: 'Platform and tables lie under all modules, and the composition root above them.',
      severity: 'error',
      from: { path: '^apps/api/src/(platform|schema)/', pathNot: tests },
      to: { path: '^apps/api/src/(?!(platform|schema)/)' },
    },
    ...layerLaws,
    {
      name: 'modules-have-a-layer',
      severity: 'error',
      from: { path: `${modules}(?!(${layers.flat().join('|')})/)` },
      to: {},
    },
    {
      name: 'modules-know-no-root',
      comment: 'A module cannot reach another by way of what stands above all of them.',
      severity: 'error',
      from: { path: modules, pathNot: tests },
      to: { path: '^apps/api/src/(?!(modules|platform|schema)/)' },
    },
    {
      name: 'modules-meet-at-their-index',
      comment: 'A module is entered through its `index.ts` alone; a test may use its fixtures.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/`, pathNot: tests },
      to: { path: modules, pathNot: `${modules}$1/|${modules}[^/]+/index\\.ts$` },
    },
    {
      name: 'index-is-an-entrance',
      comment:
        'What is inside a module does not go through its own entrance, and nothing of another is handed on there.',
      severity: 'error',
      from: { path: `${modules}([^/]+)/` },
      to: { path: `${modules}$1/index\\.ts$` },
    },
    {
      name: 'index-shows-its-own',
      severity: 'error',
      from: { path: `${modules}([^/]+)/index\\.ts$` },
      to: { pathNot: `${modules}$1/` },
    },
    {
      name: 'outside-enters-by-the-index',
      comment: 'So do the server and the demo; the composition root also takes the routes.',
      severity: 'error',
      from: { path: '^apps/', pathNot: `${modules}|${tests}|^apps/api/src/app\\.ts$` },
      to: { path: modules, pathNot: `${modules}[^/]+/index\\.ts$` },
    },
    {
      name: 'root-takes-routes',
      severity: 'error',
      from: { path: '^apps/api/src/app\\.ts$' },
      to: { path: modules, pathNot: `${modules}[^/]+/index\\.ts$|\\.routes\\.ts$` },
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
      name: 'kinds-never-import-each-other',
      comment:
        'The folder of a kind can be read, added and taken away alone; what kinds share lies beside their folders.',
      severity: 'error',
      from: { path: '^apps/web/app/kinds/([^/]+)/' },
      to: { path: '^apps/web/app/kinds/[^/]+/', pathNot: '^apps/web/app/kinds/$1/' },
    },
    {
      name: 'no-circles',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'what-runs-needs-no-development-package',
      comment: 'Production installs by `npm ci --omit=dev`, and boots.',
      severity: 'error',
      from: {
        path: '^(apps/(api|server)/src|packages/[^/]+/src)/',
        pathNot: tests,
      },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
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
