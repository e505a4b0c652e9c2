import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  checkFolderCycles,
  cruiseSources,
  findMissingExtensions,
  findUnreadImports,
  findViolations,
} from './imports.ts';

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'imports-'));
  const manifest = {
    dependencies: { hono: '4.13.17' },
    devDependencies: { 'pino-pretty': '1.0.0' },
  };
  write('server/package.json', JSON.stringify(manifest));
  for (const name of ['hono', 'pino-pretty', 'react']) {
    write(`node_modules/${name}/package.json`, `{ "name": "${name}", "main": "./main.js" }`);
    write(`node_modules/${name}/main.js`, '');
  }
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

/** The rules broken in a tree where each `from` imports its `to`, a path or a package. */
async function rulesBroken(pairs: readonly (readonly [from: string, to: string])[], kind = '') {
  const isPath = (to: string) => to.includes('/');
  for (const [, to] of pairs) if (isPath(to)) write(to, '');
  for (const [from, own] of Map.groupBy(pairs, ([from]) => from)) {
    const up = '../'.repeat(from.split('/').length - 1);
    const imports = own.map(([, to], index) => {
      return `import ${kind} { a as a${index} } from '${isPath(to) ? up + to : to}';\n`;
    });
    write(from, imports.join(''));
  }
  const paths = new Set(pairs.flatMap(([from, to]) => (isPath(to) ? [from, to] : [from])));
  const { result, rules } = await cruiseSources(root, [...paths]);
  expect(findViolations(result, rules)).toHaveLength(result.summary.violations.length);
  return result.summary.violations
    .filter(({ rule }) => rule.name !== 'no-cycles')
    .map(
      ({ from, to, rule }) =>
        `${from} → ${to.replace(/^node_modules\/([^/]+).*/, '$1')}: ${rule.name}`,
    );
}

const cart = 'server/src/modules/cart';
const catalogue = 'server/src/modules/catalogue';
const checkout = 'server/src/modules/checkout';

const forbidden = [
  ['web/app/routes/cart.tsx', `${cart}/cart.api.ts`, 'web-not-server'],
  ['server/src/http/pages.ts', 'web/app/page-handler.ts', 'server-not-screens'],
  ['server/src/http/pages.ts', 'documents/src/documents.types.ts', 'screen-doors-are-types'],
  ['contract/src/base.ts', 'server/src/env.ts', 'contract-stands-alone'],
  ['indicators/src/a.ts', 'contract/src/base.ts', 'indicators-stand-alone'],
  ['web/app/lib/a.ts', 'documents/src/a.ts', 'web-documents-apart'],
  ['documents/src/a.ts', 'web/app/lib/a.ts', 'web-documents-apart'],
  ['documents/src/a.ts', 'server/src/env.ts', 'documents-not-server'],
  ['server/src/http/a.ts', 'locales/en/nav.json', 'server-has-no-words'],
  ['parts/src/stripe.ts', 'server/src/env.ts', 'parts-know-no-product'],
  ['server/src/platform/a.ts', `${cart}/cart.api.ts`, 'platform-knows-no-domain'],
  ['server/src/platform/a.ts', 'server/src/http/a.ts', 'platform-knows-no-domain'],
  ['server/src/platform/a.ts', 'contract/src/cart/cart.schemas.ts', 'platform-no-domain-contract'],
  ['server/src/http/a.ts', `${cart}/cart.repository.ts`, 'http-uses-module-api'],
  [`${cart}/add-item.ts`, 'server/src/http/a.ts', 'module-stays-inside'],
  [`${cart}/add-item.ts`, 'server/src/compose.ts', 'module-stays-inside'],
  [`${cart}/add-item.ts`, `${catalogue}/catalogue.repository.ts`, 'module-through-api'],
  [`${cart}/cart.tables.ts`, `${catalogue}/catalogue.repository.ts`, 'tables-meet-tables-only'],
  [`${cart}/add-item.ts`, `${cart}/cart.tables.ts`, 'tables-behind-repository'],
  [`${cart}/add-item.ts`, `${checkout}/checkout.api.ts`, 'layers-cart'],
  [`${cart}/add-item.ts`, 'server/src/modules/unplaced/unplaced.api.ts', 'layers-cart'],
  ['web/app/ui/button.tsx', 'web/app/features/shop/cart/badge.tsx', 'ui-knows-no-feature'],
  [`${cart}/add-item.ts`, 'server/src/modules/learning/learning.api.ts', 'layers-cart'],
  ['web/app/ui/button.tsx', 'contract/src/cart/cart.schemas.ts', 'ui-knows-no-feature'],
  ['web/app/lib/a.ts', 'web/app/ui/button.tsx', 'lib-is-lowest'],
  ['web/app/features/shop/cart/badge.tsx', 'web/app/routes/cart.tsx', 'features-not-routes'],
  ['web/app/features/shop/cart/badge.tsx', 'web/app/features/learn/quiz/a.tsx', 'layers-shop/cart'],
  [
    'web/app/features/shop/cart/badge.tsx',
    'web/app/features/shop/orders/a.tsx',
    'layers-shop/cart',
  ],
  [
    'web/app/features/shop/cart/badge.tsx',
    'web/app/features/unplaced/posts/a.tsx',
    'layers-shop/cart',
  ],
  [`${cart}/add-item.ts`, `${cart}/cart.test.ts`, 'no-test-imports'],
  [`${cart}/add-item.ts`, `${cart}/cart.factory.ts`, 'no-samples-in-product'],
  [`${cart}/add-item.ts`, 'parts/src/stripe.ts', 'no-samples-in-product'],
  [`${cart}/add-item.ts`, 'pino-pretty', 'no-development-packages'],
  [`${cart}/add-item.ts`, 'react', 'declared-packages-only'],
  [`${cart}/add-item.ts`, 'no-such-package', 'resolvable'],
] as const;

const allowed = [
  ['web/app/features/shop/cart/badge.tsx', 'web/app/ui/button.tsx'],
  ['web/app/routes/cart.tsx', 'web/app/features/shop/cart/badge.tsx'],
  ['web/app/features/shop/cart/badge.tsx', 'web/app/features/shop/item/cover.tsx'],
  ['web/app/features/shop/cart/badge.tsx', 'web/app/features/shared/paths/paths.ts'],
  ['web/app/lib/a.ts', 'contract/src/base.ts'],
  ['web/app/features/shop/catalogue/chart.tsx', 'indicators/src/bar.ts'],
  ['server/src/compose.ts', `${cart}/cart.module.ts`],
  [`${cart}/add-item.ts`, 'server/src/platform/clock.ts'],
  [`${cart}/add-item.ts`, 'contract/src/cart/cart.schemas.ts'],
  [`${cart}/add-item.ts`, `${catalogue}/catalogue.api.ts`],
  [`${cart}/cart.repository.ts`, `${cart}/cart.tables.ts`],
  [`${cart}/cart.factory.ts`, `${cart}/cart.tables.ts`],
  [`${cart}/cart.tables.ts`, `${catalogue}/catalogue.tables.ts`],
  [`${cart}/cart.db.test.ts`, 'server/src/testing/application.ts'],
  [`${cart}/add-item.ts`, 'hono'],
] as const;

test('forbids each import that the architecture does not draw', async () => {
  const broken = await rulesBroken(forbidden.map(([from, to]) => [from, to]));
  expect(broken).toEqual(
    expect.arrayContaining(forbidden.map(([from, to, rule]) => `${from} → ${to}: ${rule}`)),
  );
});

test('allows each import that the architecture draws', async () => {
  expect(await rulesBroken(allowed)).toEqual([]);
});

test('sees imports of types, which vanish when the code runs', async () => {
  const pair = ['web/app/routes/cart.tsx', `${cart}/cart.api.ts`] as const;
  expect(await rulesBroken([pair], 'type')).toEqual([`${pair[0]} → ${pair[1]}: web-not-server`]);
});

test('lets the server see the types of what it loads by path', async () => {
  const pair = ['server/src/http/pages.ts', 'documents/src/documents.types.ts'] as const;
  expect(await rulesBroken([pair], 'type')).toEqual([]);
});

test('names the cycle of files that import each other', async () => {
  write('web/app/ui/a.ts', "import { b } from './b.ts';\nexport const a = b;\n");
  write('web/app/ui/b.ts', "import { a } from './a.ts';\nexport const b = a;\n");
  const { result, rules } = await cruiseSources(root, ['web/app/ui/a.ts', 'web/app/ui/b.ts']);
  expect(findViolations(result, rules)[0]?.message).toContain(
    '→ web/app/ui/b.ts → web/app/ui/a.ts breaks no-cycles',
  );
});

test('names the cycle of folders in a module, whatever its files are', async () => {
  write(`${cart}/lines/a.ts`, "import { b } from '../totals/b.ts';\nexport const a = b;\n");
  write(`${cart}/lines/c.ts`, 'export const c = 1;\n');
  write(`${cart}/totals/b.ts`, "import { c } from '../lines/c.ts';\nexport const b = c;\n");
  const paths = ['lines/a.ts', 'lines/c.ts', 'totals/b.ts'].map((path) => `${cart}/${path}`);
  const { result } = await cruiseSources(root, paths);
  expect(checkFolderCycles(result.modules).map(({ file }) => file)).toEqual([cart]);
});

test('objects to a file that nothing connects', async () => {
  write('web/app/ui/a.ts', 'export const a = 1;\n');
  const { result } = await cruiseSources(root, ['web/app/ui/a.ts']);
  expect(result.summary.violations.map(({ rule }) => rule.name)).toEqual(['no-orphans']);
});

test('does not trust a cruise that passed over a file or an import', async () => {
  const file = { path: 'web/app/ui/a.ts', text: "import { b } from './b.ts';\n" };
  expect(findUnreadImports([file], [])).toEqual([
    { file: 'web/app/ui/a.ts', message: 'was not read by the import check' },
  ]);
  write(file.path, '');
  const { result } = await cruiseSources(root, [file.path]);
  expect(findUnreadImports([file], result.modules)).toEqual([
    { file: 'web/app/ui/a.ts', message: 'import of ./b.ts was not seen' },
  ]);
});

test('wants the extension in relative imports', () => {
  const files = ['../b.ts', './boot.js?raw', './film.mp4?url&no-inline', './a.png?as=picture'];
  const names = ['./a', ...files, './+types/cart', 'react', 'node:fs'];
  const text = names.map((name) => `import '${name}';`).join('\n');
  expect(findMissingExtensions({ path: 'web/app/c.ts', text })).toEqual([
    { file: 'web/app/c.ts', message: 'import of ./a lacks the file extension' },
  ]);
});
