// Texts in components that don't come from a catalogue: `npm run jsx-text`. Biome finds bare text
// between tags; this finds quoted texts: attributes, expressions, page titles, notices.
import { concludeCheck, type Finding } from './findings.ts';
import { isTestPath, readFiles, repositoryRoot, type SourceFile } from './repository.ts';
import {
  callArguments,
  dottedName,
  isNode,
  parseSource,
  type SyntaxNode,
  templateTexts,
  walk,
} from './syntax.ts';

/** Attributes that users see or hear. */
const userFacingAttributes = new Set([
  'alt',
  'aria-description',
  'aria-label',
  'aria-placeholder',
  'aria-roledescription',
  'aria-valuetext',
  'caption',
  'description',
  'heading',
  'hint',
  'label',
  'message',
  'placeholder',
  'subtitle',
  'summary',
  'text',
  'title',
  'tooltip',
]);

export function findLiteralText(file: SourceFile): Finding[] {
  const tree = parseSource(file);
  const findings: Finding[] = [];
  walk(tree.root, (node, parents) => {
    const place = findUserFacingText(node, parents.at(-1));
    for (const { text, at } of place ? wordsIn(place.value) : []) {
      if (!place?.isWords(text)) continue;
      const message = `"${text.trim()}" in ${place.name} is not from a catalogue`;
      findings.push({ file: file.path, line: tree.firstLine(at), message });
    }
  });
  return findings;
}

type UserFacingText = {
  readonly name: string;
  readonly value: unknown;
  readonly isWords: (text: string) => boolean;
};

function findUserFacingText(
  node: SyntaxNode,
  parent: SyntaxNode | undefined,
): UserFacingText | undefined {
  if (node.type === 'JSXAttribute') {
    const name = attributeName(node.name);
    return userFacingAttributes.has(name)
      ? { name, value: node.value, isWords: hasLetter }
      : undefined;
  }
  if (node.type === 'JSXExpressionContainer' && parent?.type !== 'JSXAttribute') {
    return { name: 'an expression', value: node.expression, isWords: hasLetter };
  }
  if (node.type === 'KeyValueProperty') {
    const name = propertyName(node.key);
    // A property may also hold a key or a code; only prose is a finding.
    return userFacingAttributes.has(name)
      ? { name, value: node.value, isWords: isProse }
      : undefined;
  }
  if (node.type === 'CallExpression' && /^toast(\.\w+)?$/.test(dottedName(node.callee))) {
    return { name: 'a notice', value: callArguments(node)[0], isWords: hasLetter };
  }
  return undefined;
}

/** The literals that an expression can evaluate to, without those inside its calls. */
function wordsIn(value: unknown): { text: string; at: SyntaxNode }[] {
  if (!isNode(value)) return [];
  switch (value.type) {
    case 'StringLiteral':
      return [{ text: String(value.value), at: value }];
    case 'TemplateLiteral':
      return templateTexts(value).map((text) => ({ text, at: value }));
    case 'ConditionalExpression':
      return [...wordsIn(value.consequent), ...wordsIn(value.alternate)];
    case 'BinaryExpression':
      return binaryWords(value);
    case 'JSXExpressionContainer':
    case 'ParenthesisExpression':
    case 'TsAsExpression':
    case 'TsConstAssertion':
    case 'TsSatisfiesExpression':
      return wordsIn(value.expression);
    default:
      return [];
  }
}

/** A comparison yields no text; `&&`, `||` and `??` yield their right side, `+` both sides. */
function binaryWords(node: SyntaxNode): { text: string; at: SyntaxNode }[] {
  if (node.operator === '&&') return wordsIn(node.right);
  const yieldsBoth = ['+', '||', '??'].includes(String(node.operator));
  return yieldsBoth ? [...wordsIn(node.left), ...wordsIn(node.right)] : [];
}

function attributeName(name: unknown): string {
  return isNode(name) && name.type === 'Identifier' ? String(name.value) : '';
}

function propertyName(key: unknown): string {
  return isNode(key) && (key.type === 'Identifier' || key.type === 'StringLiteral')
    ? String(key.value)
    : '';
}

function hasLetter(text: string): boolean {
  return /\p{L}/u.test(text);
}

function isProse(text: string): boolean {
  return /^\p{Lu}\p{L}/u.test(text) || /\p{L}\s+\p{L}/u.test(text);
}

export function isScreenPath(path: string): boolean {
  return (
    /^(web\/app|documents\/src)\/.*\.tsx?$/.test(path) &&
    !path.startsWith('web/app/features/frame/kit/') &&
    !/[/.]samples\.ts$/.test(path) &&
    !path.endsWith('.factory.ts') &&
    !isTestPath(path)
  );
}

if (import.meta.main) {
  const files = readFiles(repositoryRoot, isScreenPath);
  concludeCheck(`${files.length} screen files without own words`, files.flatMap(findLiteralText));
}
