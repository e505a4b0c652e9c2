import type { SourceFile } from './repository.ts';
import {
  callArguments,
  dottedName,
  isNode,
  literalText,
  parseSource,
  type SyntaxNode,
  templateTexts,
  walk,
} from './syntax.ts';

export type TextUse = { readonly key: string; readonly file: string; readonly line: number };

export type TextUses = {
  /** Every literal that could be a key: tables of keys are as common as direct calls. */
  readonly literals: ReadonlySet<string>;
  /** Literals passed to the translate function, which therefore must be keys. */
  readonly keys: readonly TextUse[];
  /** Composed keys, with `*` for each placeholder. */
  readonly patterns: readonly TextUse[];
};

export function findTextUses(files: readonly SourceFile[]): TextUses {
  const literals = new Set<string>();
  const named: (TextUse & { readonly isWhole: boolean })[] = [];
  for (const file of files) {
    const tree = parseSource(file);
    walk(tree.root, (node) => {
      const literal = literalText(node);
      if (literal !== undefined) literals.add(literal);
      for (const key of keysOf(node)) {
        named.push({ ...keyText(key), file: file.path, line: tree.firstLine(key) });
      }
    });
  }
  return {
    literals,
    keys: named.filter(({ isWhole }) => isWhole),
    patterns: named.filter(({ isWhole, key }) => !isWhole && key !== ''),
  };
}

/** The key itself, or its pattern. */
function keyText(node: SyntaxNode): { key: string; isWhole: boolean } {
  const text = literalText(node);
  if (text !== undefined) return { key: text, isWhole: true };
  const pattern = node.type === 'TemplateLiteral' ? templateTexts(node).join('*') : '';
  return { key: pattern, isWhole: false };
}

/** The expressions in a key's position: `t(key)`, `k={key}`, `i18nKey={key}`. */
function keysOf(node: SyntaxNode): SyntaxNode[] {
  if (node.type === 'CallExpression' && /^(.+\.)?(t|translate)$/.test(dottedName(node.callee))) {
    return callArguments(node).slice(0, 1).flatMap(branches);
  }
  if (node.type !== 'JSXAttribute' || !/^(k|i18nKey)$/.test(dottedName(node.name))) return [];
  return branches(node.value);
}

/** Both branches of a conditional, the content of a container or of `x as const`. */
function branches(value: unknown): SyntaxNode[] {
  if (!isNode(value)) return [];
  if (value.type === 'ConditionalExpression') {
    return [...branches(value.consequent), ...branches(value.alternate)];
  }
  return 'expression' in value ? branches(value.expression) : [value];
}
