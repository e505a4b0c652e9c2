// Compares the actions that the server writes to the audit log with their texts: `node
// checks/src/actions.ts`.
import { concludeCheck, type Finding } from './findings.ts';
import { isTestPath, readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import {
  isNode,
  literalText,
  parseSource,
  type SyntaxNode,
  templateTexts,
  walk,
} from './syntax.ts';

const wordsPath = /^locales\/en\/audit\/([a-z-]+)\.json$/;
/** The module and the action: `catalogue.schedule-failed`. */
const actionPattern = /^[a-z-]+\.[a-z-]+$/;

type Action = { readonly code: string; readonly file: string; readonly line: number };

/** Texts of retired actions may stay; a current action without a text is a finding. */
export function checkActions(
  server: readonly SourceFile[],
  words: readonly SourceFile[],
): Finding[] {
  const named = words.flatMap(wordedActions);
  return server
    .flatMap(writtenActions)
    .filter(({ code }) => !named.some((name) => matchesCode(name, code)))
    .map(({ code, file, line }) => ({
      file,
      line,
      message: `the audit log gets ${code} without words: ${remedyFor(code)}`,
    }));
}

function remedyFor(code: string): string {
  const [module = '', act = ''] = code.split('.');
  const key = act === '*' ? 'each of its acts' : `"${act}"`;
  return `add ${key} to locales/<language>/audit/${module}.json (a new file has "group" too)`;
}

/** Placeholders are filled from a type; it is enough that one of its values has a text. */
function matchesCode(name: string, code: string): boolean {
  return code.endsWith('*') ? name.startsWith(code.slice(0, -1)) : name === code;
}

function writtenActions(file: SourceFile): Action[] {
  const tree = parseSource(file);
  const found: Action[] = [];
  walk(tree.root, (node) => {
    if (node.type !== 'KeyValueProperty' || keyText(node.key) !== 'action') return;
    for (const { code, at } of codesIn(node.value)) {
      found.push({ code, file: file.path, line: tree.firstLine(at) });
    }
  });
  return found;
}

/** A literal, both branches of a conditional, or the fixed prefix of a template. */
function codesIn(value: unknown): { code: string; at: SyntaxNode }[] {
  if (!isNode(value)) return [];
  if (value.type === 'ConditionalExpression') {
    return [...codesIn(value.consequent), ...codesIn(value.alternate)];
  }
  const text = literalText(value);
  if (text !== undefined) return actionPattern.test(text) ? [{ code: text, at: value }] : [];
  const [start = ''] = value.type === 'TemplateLiteral' ? templateTexts(value) : [];
  return /^[a-z-]+\./.test(start) ? [{ code: `${start}*`, at: value }] : [];
}

/** The file name is the code's prefix, its keys are the suffixes. */
function wordedActions({ path, text }: SourceFile): string[] {
  const [, module = ''] = wordsPath.exec(path) ?? [];
  return Object.keys(JSON.parse(text)).map((act) => `${module}.${act}`);
}

function keyText(key: unknown): string {
  const isName = isNode(key) && (key.type === 'Identifier' || key.type === 'StringLiteral');
  return isName ? String(key.value) : '';
}

export function isServerPath(path: string): boolean {
  return /^server\/src\/.*\.ts$/.test(path) && !path.endsWith('.factory.ts') && !isTestPath(path);
}

if (import.meta.main) {
  const files = readFiles(repositoryRoot, isServerPath);
  const words = readFiles(repositoryRoot, (path) => wordsPath.test(path));
  const count = files.flatMap(writtenActions).length;
  // Otherwise a renamed property would make the check pass without checking anything.
  if (count === 0) throw new Error('no file of the server writes to the audit log any more');
  concludeCheck(`${count} acts of the audit log have words`, checkActions(files, words));
}
