// Import rules. Run through checks/src/imports.ts, which also verifies that every file was read.

import { layers } from './server/src/modules/layers.ts';
import { featureLayers } from './web/app/features/layers.ts';

/** The public interface of the built pages and documents, which are loaded by path. */
const screenDoors = '^(web/app|documents/src)/[^/]+[.]types[.]ts$';

const product = '^(contract/src|indicators/src|server/src|web/app|documents/src)/';
const tests = '[.](test|spec)[.]tsx?$';
const sampleMakers = '[.](factory|seed)[.]ts$';
const testSupport = '(^|/)(testing/|test-[^/]+[.]ts$)';
const development =
  '^server/src/development/|^documents/src/(preview|samples|render-content)[.]ts$';
const notShipped = [tests, sampleMakers, testSupport, development];

function forbid(name, comment, { from = {}, to = {} }) {
  return { name, severity: 'error', comment, from, to };
}

const betweenPrograms = [
  forbid(
    'web-not-server',
    'The browser would receive server code; the two meet in contract/ only.',
    { from: { path: '^web/' }, to: { path: '^server/' } },
  ),
  forbid(
    'server-not-screens',
    'The server loads the built pages and documents by path, so their sources stay out of Node.',
    { from: { path: '^server/' }, to: { path: '^(web|documents)/', pathNot: screenDoors } },
  ),
  forbid(
    'screen-doors-are-types',
    'The shape of what is loaded by path is a type; a value would pull the source in.',
    {
      from: { path: '^server/' },
      to: { path: screenDoors, dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid(
    'contract-stands-alone',
    'Both ends depend on the contract; if it depended on an end, the other end would too.',
    {
      from: { path: '^contract/' },
      to: {
        path: '^(indicators|server|web|documents|locales|content|parts|e2e|bench|faults|checks)/',
      },
    },
  ),
  forbid(
    'indicators-stand-alone',
    'Pure arithmetic that pages and the tests of the downloads share; it needs nothing else.',
    {
      from: { path: '^indicators/' },
      to: { path: '^[^/]+/', pathNot: '^(indicators|node_modules)/' },
    },
  ),
  forbid(
    'web-documents-apart',
    'Pages and mails are built separately; what they share belongs in contract/ or locales/.',
    { from: { path: '^(web|documents)/' }, to: { path: '^(web|documents)/', pathNot: '^$1/' } },
  ),
  forbid('documents-not-server', 'Documents get everything they print as arguments.', {
    from: { path: '^documents/' },
    to: { path: '^server/' },
  }),
  forbid(
    'server-has-no-words',
    'The server answers with codes; words live in the catalogues of the screens.',
    { from: { path: '^server/src/' }, to: { path: '^locales/' } },
  ),
  forbid(
    'parts-know-no-product',
    'Stand-ins that import the product would agree with its mistakes.',
    {
      from: { path: '^(parts|checks)/' },
      to: { path: '^(contract|indicators|server|web|documents)/' },
    },
  ),
];

const insideServer = [
  forbid(
    'platform-knows-no-domain',
    'Platform carries every module, so it may name none of them.',
    {
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: ['^server/src/(modules|http)/', '^server/src/(main|worker|compose)[.]ts$'] },
    },
  ),
  forbid(
    'platform-no-domain-contract',
    'The sub-folders of contract/ are domain words; platform uses the base files only.',
    {
      from: { path: '^server/src/platform/', pathNot: tests },
      to: { path: '^contract/src/[^/]+/' },
    },
  ),
  forbid(
    'http-uses-module-api',
    'HTTP mounts what compose hands it; a reach into a module would bypass its api.',
    {
      from: { path: '^server/src/http/', pathNot: tests },
      to: { path: '^server/src/modules/', pathNot: '[.]api[.]ts$' },
    },
  ),
  forbid(
    'module-stays-inside',
    'A module gets environment, transport and composition as arguments.',
    {
      from: { path: '^server/src/modules/', pathNot: notShipped },
      to: { path: ['^server/src/http/', '^server/src/[^/]+[.]ts$'] },
    },
  ),
  forbid(
    'module-through-api',
    'Another module is reached through its <module>.api.ts, so its inside can change.',
    {
      from: { path: '^server/src/modules/([^/]+)/', pathNot: [...notShipped, '[.]tables[.]ts$'] },
      to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '[.]api[.]ts$'] },
    },
  ),
  forbid(
    'tables-meet-tables-only',
    'A foreign key names the table of another module; nothing else of it may be imported.',
    {
      from: { path: '^server/src/modules/([^/]+)/.*[.]tables[.]ts$' },
      to: { path: '^server/src/modules/', pathNot: ['^server/src/modules/$1/', '[.]tables[.]ts$'] },
    },
  ),
  forbid(
    'tables-behind-repository',
    'Rows are read and written in the repository, so a table can change with one file.',
    {
      from: {
        path: '^server/',
        pathNot: [
          ...notShipped,
          '[.](repository|tables)[.]ts$',
          '^server/drizzle[.]config[.]ts$',
          '^server/src/schema[.]ts$',
        ],
      },
      to: { path: '^server/src/modules/.*[.]tables[.]ts$' },
    },
  ),
  ...layers.flatMap((layer, index) => layer.map((module) => importsDownOnly(module, index))),
];

function importsDownOnly(module, index) {
  const reachable = [...layers.slice(0, index).flat(), module];
  return forbid(
    `layers-${module}`,
    'Imports point to lower layers only; updates for a higher or equal layer travel as an event.',
    {
      from: { path: `^server/src/modules/${module}/`, pathNot: notShipped },
      to: {
        path: '^server/src/modules/[^/]+/',
        pathNot: `^server/src/modules/(${reachable.join('|')})/`,
      },
    },
  );
}

const insideWeb = [
  forbid('ui-knows-no-feature', 'ui/ is drawn without domain words, so any feature can use it.', {
    from: { path: '^web/app/ui/' },
    to: { path: ['^web/app/(features|routes|page)/', '^contract/src/[^/]+/'] },
  }),
  forbid(
    'lib-is-lowest',
    'lib/ serves ui, features and routes; an import of those would turn the layers round.',
    {
      from: { path: '^web/app/lib/', pathNot: tests },
      to: { path: '^web/app/(ui|features|routes|page)/' },
    },
  ),
  forbid(
    'features-not-routes',
    'Routes put features on pages; a feature that knows its page cannot be placed elsewhere.',
    {
      from: { path: '^web/app/features/' },
      to: { path: '^web/app/(routes/|root[.]tsx|routes[.]ts|entry[.])' },
    },
  ),
  ...featureOrder().map(featureImportsDownOnly),
  forbid(
    'parser-off-pages',
    'The Markdown parser is larger than a page: loaders use it, and previews load it when opened.',
    {
      from: {
        path: '^web/app/',
        pathNot: ['^web/app/routes/', '[.]server[.]ts$', '/markdown-preview[.]tsx$', tests],
      },
      to: { path: '^web/app/lib/markdown/parse-markdown[.]ts$', dynamic: false },
    },
  ),
];

/** `group/feature`, lowest first. */
function featureOrder() {
  return Object.entries(featureLayers).flatMap(([group, features]) =>
    features.map((feature) => `${group}/${feature}`),
  );
}

function featureImportsDownOnly(feature, index, all) {
  const reachable = all.slice(0, index + 1);
  return forbid(
    `layers-${feature}`,
    'A feature imports those before it in web/app/features/layers.ts; what both need moves down.',
    {
      from: { path: `^web/app/features/${feature}/`, pathNot: notShipped },
      to: { path: '^web/app/features/.+/', pathNot: `^web/app/features/(${reachable.join('|')})/` },
    },
  );
}

const everywhere = [
  forbid('no-cycles', 'Files in a ring can only be understood, tested and loaded together.', {
    to: { circular: true },
  }),
  forbid(
    'no-orphans',
    'A file that imports nothing and is imported by nothing is dead or misplaced.',
    {
      from: {
        orphan: true,
        pathNot: [tests, '[.]d[.]ts$', '[.]config[.](ts|mjs)$', '^toolchain[.]mjs$', '^[.]'],
      },
    },
  ),
  forbid('no-test-imports', 'A test file that is imported runs its tests twice or ships them.', {
    to: { path: tests },
  }),
  forbid(
    'no-samples-in-product',
    'Factories, seeds and stand-ins are for tests and development; shipped code must not need them.',
    {
      from: { path: product, pathNot: notShipped },
      to: { path: [sampleMakers, testSupport, '^(parts|e2e|bench|faults|checks|content)/'] },
    },
  ),
  forbid(
    'no-development-packages',
    'A package of devDependencies is absent where the product runs.',
    {
      from: { path: product, pathNot: [...notShipped, '[.]d[.]ts$', '^web/app/routes[.]ts$'] },
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'] },
    },
  ),
  forbid(
    'declared-packages-only',
    'A package that only another workspace declares disappears when that workspace drops it.',
    {
      from: { path: product, pathNot: [tests, testSupport] },
      to: { dependencyTypes: ['npm-no-pkg', 'npm-unknown'] },
    },
  ),
  forbid('resolvable', 'An import that leads nowhere hides from every other rule.', {
    to: { couldNotResolve: true, pathNot: ['^virtual:', '/[+]types/'] },
  }),
];

export default {
  forbidden: [...betweenPrograms, ...insideServer, ...insideWeb, ...everywhere],
  options: {
    // TypeScript 7 has no JavaScript API: without swc nothing would be parsed, and nothing found.
    parser: 'swc',
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^([^/]+/(build|[.]react-router)|[.]toolchain|server/migrations)/' },
    combinedDependencies: false,
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['node', 'import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css', '.d.ts'],
      mainFields: ['module', 'main', 'types'],
    },
  },
};
