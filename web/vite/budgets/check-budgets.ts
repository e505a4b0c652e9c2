// Checks what a first visit loads against page-budgets.ts; runs after the build.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuiltSite, type FirstVisit, firstVisit, type Weight } from './first-visit.ts';
import { type Budget, budgets, everyPage, languagesOfBudgets } from './page-budgets.ts';

export function checkBudgets(site: BuiltSite, table: readonly Budget[] = budgets): string[] {
  return table.flatMap((budget) =>
    languagesOfBudgets.flatMap((language) =>
      breaches(budget, firstVisit(site, budget.path, language)).map(
        (breach) => `${budget.path} (${language}): ${breach}`,
      ),
    ),
  );
}

function breaches(budget: Budget, { reading, scripts, fonts, styles }: FirstVisit): string[] {
  return [
    ...overBudget('scripts while reading', reading, everyPage.reading),
    ...overBudget('scripts', scripts, budget.scripts),
    ...overBudget('fonts', fonts, everyPage.fonts),
    ...overBudget('styles', styles, everyPage.styles),
    ...(fonts.files === 0 ? ['fonts: none were found in the build'] : []),
  ];
}

type Limits = { readonly kilobytes: number; readonly files?: number };

function overBudget(what: string, weight: Weight, limits: Limits): string[] {
  const { kilobytes, files = Number.POSITIVE_INFINITY } = limits;
  const measured = weight.kilobytes.toFixed(1);
  return [
    ...(weight.kilobytes > kilobytes
      ? [`${what}: ${measured} kB, the budget is ${kilobytes} kB`]
      : []),
    ...(weight.files > files ? [`${what}: ${weight.files} files, the budget is ${files}`] : []),
  ];
}

/** Reads the client build. */
function readBuiltSite(folder: string): BuiltSite {
  // Chunks in subfolders are never part of a first visit.
  const names = readdirSync(join(folder, 'assets'), { withFileTypes: true })
    .filter((each) => each.isFile())
    .map(({ name }) => name);
  const files = new Map(
    names.map((name) => [`/assets/${name}`, readFileSync(join(folder, 'assets', name))]),
  );
  const manifest = names.find((name) => /^manifest-.+\.js$/.test(name));
  if (!manifest) throw new Error('no build: run `npm run build` first');
  const text = readFileSync(join(folder, 'assets', manifest), 'utf8');
  // `window.__reactRouterManifest={…};`
  const { entry, routes } = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  // Our own build wrote it: `web/vite/first-view.ts`.
  const firstView = JSON.parse(readFileSync(join(folder, 'first-view.json'), 'utf8'));
  return { files, firstView, entry, routes };
}

if (import.meta.main) {
  const site = readBuiltSite(join(import.meta.dirname, '../../build/client'));
  if (process.argv.includes('--figures')) printLines(figures(site));
  const findings = checkBudgets(site);
  printLines([...findings, `${findings.length} budgets are broken, of ${budgets.length} pages`]);
  if (findings.length > 0) process.exitCode = 1;
}

function figures(site: BuiltSite): string[] {
  return budgets.flatMap(({ path }) =>
    languagesOfBudgets.map((language) => {
      const { reading, scripts, fonts, styles } = firstVisit(site, path, language);
      const parts = [
        `reading ${describe(reading)}`,
        `scripts ${describe(scripts)}`,
        `fonts ${describe(fonts)}`,
        `styles ${describe(styles)}`,
      ];
      return `${path} ${language}: ${parts.join(', ')}`;
    }),
  );
}

function describe({ files, kilobytes }: Weight): string {
  return `${kilobytes.toFixed(1)} kB in ${files}`;
}

function printLines(lines: readonly string[]): void {
  process.stdout.write(`${lines.join('\n')}\n`);
}
