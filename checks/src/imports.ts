// The import rules of .dependency-cruiser.mjs: `npm run imports`. The cruiser finds nothing wrong
// with a file it can't parse, so the result counts only if it saw every file and import.

import { join } from 'node:path';
import {
  cruise,
  type ICruiseResult,
  type IForbiddenRuleType,
  type IModule,
} from 'dependency-cruiser';
import extractConfiguration from 'dependency-cruiser/config-utl/extract-depcruise-config';
import { findFolderCycles } from './find-folder-cycles.ts';
import { concludeCheck, type Finding } from './findings.ts';
import { readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import { parseSource, walk } from './syntax.ts';

// bench/ is a separate package whose dependencies are installed only for benchmarks.
const sourcePattern =
  /^(contract|indicators|server|web|documents|parts|e2e|faults|checks)\/.*(?<!\.d)\.(ts|tsx|mjs)$/;

export function findViolations(
  { summary }: ICruiseResult,
  rules: readonly Pick<IForbiddenRuleType, 'name' | 'comment'>[],
): Finding[] {
  const reasons = new Map(rules.map(({ name, comment }) => [name, comment]));
  return summary.violations.map(({ from, to, rule, cycle }) => {
    const target = cycle?.map(({ name }) => name).join(' → ') ?? (from === to ? '' : to);
    const path = target === '' ? '' : `→ ${target} `;
    return { file: from, message: `${path}breaks ${rule.name}: ${reasons.get(rule.name)}` };
  });
}

/** Node runs our sources directly and doesn't guess extensions. */
export function findMissingExtensions(file: SourceFile): Finding[] {
  return importedNames(file)
    .filter((name) => /^\.{1,2}\//.test(name) && !/\.\w+(\?[\w=&;-]+)?$|\/\+types\//.test(name))
    .map((name) => ({ file: file.path, message: `import of ${name} lacks the file extension` }));
}

/** Files that the cruiser skipped, and files in which it missed some imports. */
export function findUnreadImports(
  files: readonly SourceFile[],
  modules: readonly IModule[],
): Finding[] {
  const seen = new Map(modules.map((module) => [module.source, module]));
  return files.flatMap((file) => {
    const module = seen.get(file.path);
    if (!module) return [{ file: file.path, message: 'was not read by the import check' }];
    const found = new Set(module.dependencies.map((dependency) => dependency.module));
    return importedNames(file)
      .filter((name) => !found.has(name.replace(/^node:/, '')) && !found.has(name))
      .map((name) => ({ file: file.path, message: `import of ${name} was not seen` }));
  });
}

/**
 * Production code of modules and features only: tests and their stages may import from anywhere.
 */
export function checkFolderCycles(modules: readonly IModule[]): Finding[] {
  const isShipped = (path: string) =>
    /^(server\/src\/modules|web\/app\/features)\//.test(path) &&
    !/\.(test|factory|seed)\.tsx?$|\/testing\//.test(path);
  const imports = modules.flatMap(({ source, dependencies }) =>
    dependencies.map(({ resolved }) => ({ from: source, to: resolved })),
  );
  return findFolderCycles(imports.filter(({ from, to }) => isShipped(from) && isShipped(to)));
}

function importedNames(file: SourceFile): string[] {
  const names = new Set<string>();
  walk(parseSource(file).root, (node) => {
    const isImport = /^(ImportDeclaration|ExportNamedDeclaration|ExportAllDeclaration)$/;
    // These declarations have a string literal as their source, or none.
    const source = isImport.test(node.type) ? (node.source as { value: string } | null) : null;
    if (source) names.add(source.value);
  });
  return [...names];
}

export async function cruiseSources(root: string, paths: string[]) {
  const { forbidden = [], options } = await extractConfiguration(
    join(repositoryRoot, '.dependency-cruiser.mjs'),
  );
  const settings = { ...options, baseDir: root, validate: true, ruleSet: { forbidden } };
  const { output } = await cruise(paths, settings);
  if (typeof output === 'string') throw new Error(`unexpected report: ${output}`);
  return { result: output, rules: forbidden };
}

if (import.meta.main) {
  const files = readFiles(repositoryRoot, (path) => sourcePattern.test(path));
  const { result, rules } = await cruiseSources(
    repositoryRoot,
    files.map(({ path }) => path),
  );
  const dependencies = result.modules.flatMap((module) => module.dependencies);
  const ofTypes = dependencies.filter(({ dependencyTypes }) =>
    dependencyTypes.includes('type-only'),
  );
  concludeCheck(
    `${files.length} files, ${dependencies.length} imports, ${ofTypes.length} of them of types only`,
    [
      ...files.flatMap(findMissingExtensions),
      ...findUnreadImports(files, result.modules),
      ...findViolations(result, rules),
      ...checkFolderCycles(result.modules),
    ],
  );
}
