// Length limits of files and functions, lines packed to stay within them, and a budget for
// suppressions: `npm run check:static -- limits`.
import { concludeCheck, type Finding } from './findings.ts';
import { isTestPath, readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import { dottedName, parseSource, type SyntaxNode, type SyntaxTree, walk } from './syntax.ts';

const maxFileLines = 400;
const maxFunctionLines = 80;
const maxComponentLines = 120;
const maxSuppressions = 10;

const functionTypes = new Set([
  'FunctionDeclaration',
  'FunctionExpression',
  'ArrowFunctionExpression',
  'ClassMethod',
  'PrivateMethod',
  'MethodProperty',
  'Constructor',
]);
const suppressionPattern =
  /(?:\/\/|\/\*|\{\/\*|--)\s*(biome-ignore(?:-all|-start|-end)?|(?:ox|es)lint-disable(?:-next-line|-line)?|@ts-(?:expect-error|ignore|nocheck)|knip-ignore|squawk-ignore(?:-file)?)\b(.*)/g;

export function checkLimits(files: readonly SourceFile[]): Finding[] {
  return [
    ...files.filter(({ path }) => !path.endsWith('.sql')).flatMap(overlongFile),
    ...files.filter(({ path }) => /\.(ts|tsx|mjs)$/.test(path)).flatMap(functionFindings),
    ...suppressionFindings(files.flatMap(suppressionsIn)),
  ];
}

function overlongFile({ path, text }: SourceFile): Finding[] {
  const lines = text.trimEnd().split('\n').length;
  if (lines <= maxFileLines) return [];
  return [{ file: path, message: `file has ${lines} lines, more than ${maxFileLines}` }];
}

function functionFindings(file: SourceFile): Finding[] {
  const tree = parseSource(file);
  const findings: Finding[] = [];
  walk(tree.root, (node, parents) => {
    if (spreadsLiteral(node)) {
      const message = 'spreads a literal: write its entries where they belong';
      findings.push({ file: file.path, line: tree.firstLine(node), message });
    }
    if (!functionTypes.has(node.type)) return;
    const finding = overlongFunction(file.path, tree, { node, parents });
    if (finding) findings.push(finding);
  });
  return findings;
}

function overlongFunction(
  path: string,
  tree: SyntaxTree,
  { node, parents }: { node: SyntaxNode; parents: readonly SyntaxNode[] },
): Finding | undefined {
  const parent = parents.at(-1);
  // A describe block groups tests and may be longer than a function.
  if (isTestPath(path) && dottedName(parent).startsWith('describe')) return undefined;
  const name = dottedName(node.identifier ?? parent?.id ?? node.key ?? parent?.key);
  const isComponent = path.endsWith('.tsx') && /^[A-Z]/.test(name);
  const limit = isComponent ? maxComponentLines : maxFunctionLines;
  const line = tree.firstLine(node);
  const lines = tree.lastLine(node) - line + 1;
  if (lines <= limit) return undefined;
  const kind = isComponent ? 'component' : 'function';
  const message = `${kind} ${name || '(anonymous)'} has ${lines} lines, more than ${limit}`;
  return { file: path, line, message };
}

/** `...{ a, b }` in an object, `...[a, b]` in an array: several entries on one line. */
function spreadsLiteral({ type, properties, elements }: SyntaxNode): boolean {
  const entries = type === 'ObjectExpression' ? properties : elements;
  if (!Array.isArray(entries)) return false;
  return entries.some((entry) =>
    type === 'ObjectExpression'
      ? entry.type === 'SpreadElement' && entry.arguments.type === type
      : type === 'ArrayExpression' && entry?.spread && entry.expression.type === type,
  );
}

type Suppression = { file: string; line: number; directive: string; reason: string };

function suppressionsIn({ path, text }: SourceFile): Suppression[] {
  return text.split('\n').flatMap((content, index, lines) =>
    [...content.matchAll(suppressionPattern)].map(([, directive = '', rest = '']) => ({
      file: path,
      line: index + 1,
      directive,
      reason: reasonOf(directive, rest, lines[index - 1] ?? ''),
    })),
  );
}

/**
 * Biome expects the reason after `rule: `, oxlint after `rule -- `, TypeScript after the directive.
 */
function reasonOf(directive: string, rest: string, lineBefore: string): string {
  if (directive.startsWith('@ts-')) return rest;
  // squawk would parse further words on the line as rule names.
  if (directive.startsWith('squawk-')) return lineBefore.startsWith('--') ? lineBefore : '';
  return rest.split(/:\s|--/)[1] ?? '';
}

function suppressionFindings(suppressions: readonly Suppression[]): Finding[] {
  const unexplained = suppressions
    .filter((suppression) => !hasReason(suppression))
    .map(({ file, line, directive }) => ({
      file,
      line,
      message: `${directive} gives no reason`,
    }));
  if (suppressions.length <= maxSuppressions) return unexplained;
  const total = `${suppressions.length} suppressions in all, more than ${maxSuppressions}`;
  const places = suppressions.map(({ file, line }) => `${file}:${line}`).join(', ');
  return [...unexplained, { file: '.', message: `${total}: ${places}` }];
}

function hasReason({ reason }: Suppression): boolean {
  return (reason.replace(/\*\/.*$/, '').match(/\p{L}+/gu) ?? []).length >= 3;
}

if (import.meta.main) {
  const files = readFiles(repositoryRoot, (path) => /\.(ts|tsx|mjs|cjs|js|css|sql)$/.test(path));
  concludeCheck(`${files.length} files within the limits`, checkLimits(files));
}
