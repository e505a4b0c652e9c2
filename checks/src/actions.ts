// Acts that the server writes to the audit log, against their words: `node checks/src/actions.ts`.
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

const wordsPath = 'web/app/features/admin/audit/action-names.ts';
/** The module and what was done: `catalogue.schedule-failed`. */
const actionPattern = /^[a-z-]+\.[a-z-]+$/;

type Action = { readonly code: string; readonly file: string; readonly line: number };

/** Words for codes of times past may stay; an act of today without words is an offence. */
export function checkActions(server: readonly SourceFile[], words: SourceFile): Finding[] {
  const named = wordedActions(words);
  return server
    .flatMap(writtenActions)
    .filter(({ code }) => !named.some((name) => isCalled(name, code)))
    .map(({ code, file, line }) => ({
      ...{ file, line },
      message: `the audit log gets ${code}, for which ${wordsPath} has no words`,
    }));
}

/** What is filled in at run time is taken from a type; that one of its values has words must do. */
function isCalled(name: string, code: string): boolean {
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

/** A literal, both ends of a choice, or the fixed beginning of a template. */
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

function wordedActions(words: SourceFile): string[] {
  const found: string[] = [];
  walk(parseSource(words).root, (node) => {
    const key = node.type === 'KeyValueProperty' ? keyText(node.key) : '';
    if (actionPattern.test(key)) found.push(key);
  });
  return found;
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
  const [words] = readFiles(repositoryRoot, (path) => path === wordsPath);
  if (!words) throw new Error(`${wordsPath} is gone: the words of the audit log moved`);
  const count = files.flatMap(writtenActions).length;
  // Without this a renamed property would leave nothing to object to.
  if (count === 0) throw new Error('no file of the server writes to the audit log any more');
  concludeCheck(`${count} acts of the audit log have words`, checkActions(files, words));
}
