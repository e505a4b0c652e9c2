import type { PlantedDefect } from './planted-defect.ts';

/** Defects that a static check must find, or that break what all modules share. */
export const sharedDefects: readonly PlantedDefect[] = [
  {
    name: 'bare words in a component',
    file: 'web/app/ui/planted-defect.tsx',
    edit: () => 'export function PlantedDefect() {\n  return <p>Buy now</p>;\n}\n',
    check: {
      kind: 'static',
      name: 'lint',
      finding: /planted-defect\.tsx:2:\d+ lint\/style\/noJsxLiterals/,
    },
  },
  {
    name: 'bare words in aria-label',
    file: 'web/app/ui/planted-defect.tsx',
    edit: () => 'export function PlantedDefect() {\n  return <i aria-label="Close" />;\n}\n',
    check: {
      kind: 'static',
      name: 'jsx-text',
      finding: /planted-defect\.tsx:2 "Close" in aria-label/,
    },
    isInShortRun: true,
  },
  {
    name: 'value of another type',
    file: 'contract/src/planted-defect.ts',
    edit: () => "export const price: number = 'ten euro';\n",
    check: {
      kind: 'static',
      name: 'types',
      finding: /contract\/src\/planted-defect\.ts\(1,14\): error TS2322/,
    },
  },
  {
    name: 'error that no contract declares',
    file: 'server/src/modules/cart/add-item.ts',
    edit: (source) => source.replace("DomainError('CART_FULL')", "DomainError('CART_TOO_FULL')"),
    check: {
      kind: 'static',
      name: 'types',
      finding: /cart\/add-item\.ts\(\d+,\d+\): error TS2345/,
    },
  },
  {
    name: 'declared error without words',
    file: 'web/app/lib/error-texts.ts',
    edit: (source) => source.replace(/ {2}CART_FULL: .*\n/, ''),
    check: {
      kind: 'static',
      name: 'types',
      finding: /lib\/error-texts\.ts\(\d+,\d+\): error TS2741/,
    },
  },
  {
    name: 'any in place of a type',
    file: 'contract/src/planted-defect.ts',
    edit: () => 'export function first(rows: any) {\n  return rows[0];\n}\n',
    check: {
      kind: 'static',
      name: 'lint',
      finding: /planted-defect\.ts:1:\d+ lint\/suspicious\/noExplicitAny/,
    },
  },
  {
    name: 'console in the server',
    file: 'server/src/platform/planted-defect.ts',
    edit: () => "export function report() {\n  console.log('paid');\n}\n",
    check: {
      kind: 'static',
      name: 'lint',
      finding: /planted-defect\.ts:2:\d+ lint\/suspicious\/noConsole/,
    },
  },
  {
    name: 'environment read outside env.ts',
    file: 'server/src/platform/planted-defect.ts',
    edit: () => 'export const secret = process.env.SECRET;\n',
    check: {
      kind: 'static',
      name: 'lint',
      finding: /planted-defect\.ts:1:\d+ lint\/style\/noProcessEnv/,
    },
  },
  {
    name: 'DELETE of a whole table',
    file: 'server/src/platform/planted-defect.repository.ts',
    edit: () =>
      'export async function clear(db: { delete(name: string): Promise<void> }) {\n' +
      "  await db.delete('carts');\n}\n",
    check: {
      kind: 'static',
      name: 'lint',
      finding: /planted-defect\.repository\.ts:2:\d+ lint\/nursery\/noDrizzleDeleteWithoutWhere/,
    },
  },
  {
    name: 'web imports a type of the server',
    file: 'web/app/lib/planted-defect.ts',
    edit: () => "import type { Env } from '../../../server/src/env.ts';\nexport type Mine = Env;\n",
    check: {
      kind: 'static',
      name: 'imports',
      finding: /web\/app\/lib\/planted-defect\.ts → server\/src\/env\.ts breaks web-not-server/,
    },
  },
  {
    name: "module imports another module's repository",
    file: 'server/src/modules/events/planted-defect.ts',
    edit: () => "import '../identity/identity.repository.ts';\n",
    check: {
      kind: 'static',
      name: 'imports',
      finding: /planted-defect\.ts → \S+identity\.repository\.ts breaks module-through-api/,
    },
  },
  {
    name: 'module imports a higher layer',
    file: 'server/src/modules/identity/planted-defect.ts',
    edit: () => "import '../events/events.api.ts';\n",
    check: {
      kind: 'static',
      name: 'imports',
      finding: /planted-defect\.ts → \S+events\.api\.ts breaks layers-identity/,
    },
  },
  {
    name: 'files import each other in a cycle',
    file: 'contract/src/base.ts',
    edit: (source) => `import './contract.ts';\n${source}`,
    check: {
      kind: 'static',
      name: 'imports',
      finding: /→ contract\/src\/base\.ts.* breaks no-cycles/,
    },
  },
  {
    name: 'swallowed promise',
    file: 'server/src/platform/planted-defect.ts',
    edit: () =>
      'async function save() {\n  return 1;\n}\nexport function close() {\n  save();\n}\n',
    check: {
      kind: 'static',
      name: 'promises',
      finding: /no-floating-promises.*planted-defect\.ts:5:3/s,
    },
  },
  {
    name: 'promise as a condition',
    file: 'server/src/platform/planted-defect.ts',
    edit: () =>
      'async function isPaid() {\n  return true;\n}\n' +
      'export function price() {\n  return isPaid() ? 0 : 1;\n}\n',
    check: {
      kind: 'static',
      name: 'promises',
      finding: /no-misused-promises.*planted-defect\.ts:5:10/s,
    },
  },
  {
    name: 'export that nothing imports',
    file: 'web/app/lib/texts.tsx',
    edit: (source) => `${source}\nexport function plantedDefect() {\n  return 1;\n}\n`,
    check: {
      kind: 'static',
      name: 'unused',
      finding: /Unused exports.*plantedDefect +function +web\/app\/lib\/texts\.tsx/s,
    },
  },
  {
    name: 'key missing in one language',
    file: 'locales/fr/nav.json',
    edit: (source) => source.replace(/"[^"]+": "[^"]*",\s*/, ''),
    check: { kind: 'static', name: 'i18n', finding: /locales\/fr\/nav\.json lacks the key nav\./ },
  },
  {
    name: 'placeholder misspelt in one language',
    file: 'locales/de/events.json',
    edit: (source) => source.replace(/\{\{\w+\}\}/, '{{plantedDefect}}'),
    check: {
      kind: 'static',
      name: 'i18n',
      finding: /locales\/de\/events\.json events\.\S+ has placeholders plantedDefect where English/,
    },
  },
  {
    name: 'text that no screen uses',
    file: 'locales/en/nav.json',
    edit: (source) => source.replace('{', '{ "plantedDefect": "Never shown",'),
    check: { kind: 'static', name: 'i18n', finding: /nav\.plantedDefect is used nowhere/ },
  },
  {
    name: 'act in the audit log without words',
    file: 'server/src/modules/events/planning/create-event.ts',
    edit: (source) => source.replace("action: 'events.create'", "action: 'events.plant-defect'"),
    check: {
      kind: 'static',
      name: 'actions',
      finding: /create-event\.ts:\d+ the audit log gets events\.plant-defect/,
    },
  },
  {
    name: 'file of 401 lines',
    file: 'contract/src/money.ts',
    edit: (source) => source + '// more\n'.repeat(401 - source.split('\n').length + 1),
    check: {
      kind: 'static',
      name: 'limits',
      finding: /contract\/src\/money\.ts file has 401 lines/,
    },
  },
  {
    name: 'suppression without a reason',
    file: 'contract/src/money.ts',
    // Split, or this line itself would count as a suppression.
    edit: (source) => `${source}// ${'@ts-'}${'expect-error'}\n`,
    check: {
      kind: 'static',
      name: 'limits',
      finding: /contract\/src\/money\.ts:\d+ @ts-expect-error gives no reason/,
    },
  },
  {
    name: 'test for a requirement that does not exist',
    file: 'contract/src/planted-defect.test.ts',
    edit: () => "test('sells the moon [R9.99]', () => {});\n",
    check: {
      kind: 'static',
      name: 'spec',
      finding: /planted-defect\.test\.ts:1 R9\.99 is not in docs\/requirements\.tsv/,
    },
  },
  {
    name: 'version range in a manifest',
    file: 'web/package.json',
    edit: (source) => source.replace(/("react": ")(\d)/, '$1^$2'),
    check: {
      kind: 'static',
      name: 'versions',
      finding: /web\/package\.json react is declared as \^/,
    },
  },
  {
    name: 'version with a known advisory',
    file: 'package-lock.json',
    edit: (source) => source.replace(/("node_modules\/hono": \{\s*"version": ")[^"]+/, '$14.12.4'),
    check: {
      kind: 'static',
      name: 'versions',
      finding: /node_modules\/hono is 4\.12\.4, older than/,
    },
  },
  {
    name: 'live key in a tracked file',
    file: 'docs/planted-defect.md',
    edit: () => ['sk', 'live', 'abc123\n'].join('_'),
    check: {
      kind: 'static',
      name: 'secrets',
      finding: /docs\/planted-defect\.md:1 holds a live key of Stripe/,
    },
    isInShortRun: true,
  },
  {
    name: 'migration that breaks the running release',
    file: 'server/migrations/9999_planted-defect.sql',
    edit: () => 'ALTER TABLE events ADD COLUMN place text NOT NULL;\n',
    check: {
      kind: 'static',
      name: 'migrations',
      finding: /9999_planted-defect\.sql:1 adding-required-field/,
    },
  },
  {
    name: 'procedure that names no audience',
    file: 'contract/src/base.ts',
    edit: (source) =>
      source.replace('base.meta({ access, scope, rateLimit })', 'base.meta({ scope, rateLimit })'),
    check: {
      kind: 'test',
      file: 'server/src/access-matrix.db.test.ts',
      failing: 'eventsAdmin.create names its audience',
    },
  },
  {
    name: 'administration open to every member',
    file: 'server/src/platform/guard.ts',
    edit: (source) =>
      source.replace('return scope !== undefined && isStaffFor(member, scope);', 'return true;'),
    check: {
      kind: 'test',
      file: 'server/src/access-matrix.db.test.ts',
      failing: 'eventsAdmin.create [R1.01] [R6.01] treats member as declared',
    },
  },
  {
    name: 'kept page whose key forgets the language',
    file: 'server/src/http/serve-cached-page.ts',
    edit: (source) => source.replace(/\$\{language\} /, ''),
    check: {
      kind: 'test',
      file: 'server/src/http/pages.test.ts',
      failing: 'keeps one page for each language',
    },
  },
  {
    name: 'page kept although its content changed meanwhile',
    file: 'server/src/http/page-cache.ts',
    edit: (source) =>
      source.replace(
        'await toEntry(await render(), versions)',
        'await toEntry(await render(), deps.versions.known())',
      ),
    check: {
      kind: 'test',
      file: 'server/src/http/page-cache.test.ts',
      failing: 'changed while it was rendered',
    },
  },
  {
    name: 'mapper that passes the whole row on',
    file: 'server/src/modules/events/events.mapper.ts',
    edit: (source) => source.replace('  return {\n', '  return {\n    ...event,\n'),
    check: {
      kind: 'test',
      file: 'server/src/modules/events/events.mapper.test.ts',
      failing: 'an occurrence says these things on the wire and nothing else',
    },
  },
  {
    name: 'change that does not tell kept pages',
    file: 'server/src/platform/transact.ts',
    edit: (source) => source.replace('await bumpContentVersions(tx, tags);', ''),
    check: {
      kind: 'test',
      file: 'server/src/modules/events/events.db.test.ts',
      failing: 'plans an event, and says so in the same transaction',
    },
  },
];
