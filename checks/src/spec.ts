// Which requirements have a test: `npm run spec`, with `--missing` for the text of the others.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { concludeCheck, type Finding } from './findings.ts';
import { isTestPath, readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import { callArguments, dottedName, isNode, parseSource, templateTexts, walk } from './syntax.ts';

const requirementsPath = 'docs/requirements.tsv';

export type Requirement = { readonly id: string; readonly words: string };
export type Claim = { readonly id: string; readonly file: string; readonly line: number };

export function parseRequirements(tsv: string): Requirement[] {
  return tsv
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))
    .map(([id = '', words = '']) => ({ id, words }));
}

/** Requirement numbers in the titles of tests that run; a skipped test proves nothing. */
export function findClaims(file: SourceFile): Claim[] {
  const tree = parseSource(file);
  const claims: Claim[] = [];
  walk(tree.root, (node) => {
    if (node.type !== 'CallExpression') return;
    if (!/^(test|it|describe)(\.(?!skip|todo|fixme)\w+)*$/.test(dottedName(node.callee))) return;
    const line = tree.firstLine(node);
    for (const id of numbersIn(titleOf(callArguments(node)[0]))) {
      claims.push({ id, file: file.path, line });
    }
  });
  return claims;
}

/** A title may only name an existing requirement, or one part of a split one. */
export function findInvalidClaims(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
): Finding[] {
  const known = new Set(requirements.map(({ id }) => id));
  const split = new Set(
    requirements.map(({ id }) => toBaseRequirement(id)).filter((id) => !known.has(id)),
  );
  return claims
    .filter(({ id }) => !known.has(id))
    .map(({ id, file, line }) => ({
      file,
      line,
      message: split.has(id)
        ? `${id} is split: name the part`
        : `${id} is not in ${requirementsPath}`,
    }));
}

/** R3.01b is a part of R3.01. */
function toBaseRequirement(id: string): string {
  return id.replace(/[a-z]+$/, '');
}

function titleOf(argument: unknown): string {
  if (!isNode(argument)) return '';
  if (argument.type === 'StringLiteral') return String(argument.value);
  return argument.type === 'TemplateLiteral' ? templateTexts(argument).join(' ') : '';
}

function numbersIn(title: string): string[] {
  return [...title.matchAll(/\[(R[\d.]+[a-z]*)\]/g)].map(([, id = '']) => id);
}

function printCoverage(
  requirements: readonly Requirement[],
  claims: readonly Claim[],
  withWords: boolean,
): void {
  const placesOf = Map.groupBy(claims, ({ id }) => id);
  const covered = requirements.filter(({ id }) => placesOf.has(id));
  const uncovered = requirements.filter(({ id }) => !placesOf.has(id));
  if (withWords) {
    for (const { id, words } of uncovered) console.log(`${id}  ${words}`);
    return;
  }
  console.log('covered:');
  for (const { id } of covered) {
    const files = new Set(placesOf.get(id)?.map(({ file }) => file));
    console.log(`  ${id}  ${[...files].join(', ')}`);
  }
  console.log(`not covered: ${uncovered.map(({ id }) => id).join(' ') || 'none'}`);
}

if (import.meta.main) {
  const requirements = parseRequirements(
    readFileSync(join(repositoryRoot, requirementsPath), 'utf8'),
  );
  const claims = readFiles(repositoryRoot, isTestPath).flatMap(findClaims);
  printCoverage(requirements, claims, process.argv.includes('--missing'));
  const known = new Set(claims.map(({ id }) => id));
  const covered = requirements.filter(({ id }) => known.has(id)).length;
  concludeCheck(
    `${covered} of ${requirements.length} requirements covered by a test`,
    findInvalidClaims(requirements, claims),
  );
}
