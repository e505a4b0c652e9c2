import { type Module, parseSync } from '@swc/core';
import type { SourceFile } from './repository.ts';

/** A node of swc's tree, read structurally: the checks only use a few of its fields. */
export type SyntaxNode = { readonly type: string; readonly [field: string]: unknown };

export type SyntaxTree = {
  readonly root: SyntaxNode;
  /** The first line of the node, counted from 1. */
  firstLine(node: SyntaxNode): number;
  lastLine(node: SyntaxNode): number;
};

export function parseSource({ path, text }: SourceFile): SyntaxTree {
  const lineStarts = startsOfLines(Buffer.from(text));
  return {
    // A module is a node too, but swc's type has no index signature.
    root: parseModule(path, text) as unknown as SyntaxNode,
    firstLine: (node) => lineAt(lineStarts, spanOf(node).start),
    lastLine: (node) => lineAt(lineStarts, spanOf(node).end - 1),
  };
}

/** Calls `visit` for the node and everything below it, parents first. */
export function walk(
  node: SyntaxNode,
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
): void {
  descend(node, [], visit);
}

export function isNode(value: unknown): value is SyntaxNode {
  return typeof value === 'object' && value !== null && 'type' in value;
}

/** The text of a string literal or of a template without placeholders. */
export function literalText(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'StringLiteral') return String(node.value);
  const quasis = node.type === 'TemplateLiteral' ? templateTexts(node) : [];
  return quasis.length === 1 ? quasis[0] : undefined;
}

/** The fixed parts of a template literal, in order. */
export function templateTexts(node: SyntaxNode): string[] {
  const quasis = Array.isArray(node.quasis) ? node.quasis.filter(isNode) : [];
  return quasis.map((quasi) => String(quasi.cooked ?? quasi.raw));
}

/** The expressions passed to a call. */
export function callArguments(call: SyntaxNode): SyntaxNode[] {
  const entries: unknown[] = Array.isArray(call.arguments) ? call.arguments : [];
  // swc wraps an argument as { spread, expression }, without a type.
  return entries.map((entry) => (entry as { expression: unknown }).expression).filter(isNode);
}

/**
 * The dotted name of a callee or member expression (`test.each`), without the arguments in between.
 */
export function dottedName(node: unknown): string {
  if (!isNode(node)) return '';
  if (node.type === 'Identifier') return String(node.value);
  if (node.type === 'MemberExpression') {
    return `${dottedName(node.object)}.${dottedName(node.property)}`;
  }
  if (node.type === 'CallExpression') return dottedName(node.callee);
  return node.type === 'TaggedTemplateExpression' ? dottedName(node.tag) : '';
}

function parseModule(path: string, text: string): Module {
  try {
    return parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2024' });
  } catch (error) {
    throw new Error(`${path} cannot be parsed`, { cause: error });
  }
}

function descend(
  value: unknown,
  parents: readonly SyntaxNode[],
  visit: (node: SyntaxNode, parents: readonly SyntaxNode[]) => void,
): void {
  if (Array.isArray(value)) {
    for (const entry of value) descend(entry, parents, visit);
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  const below = isNode(value) ? [...parents, value] : parents;
  if (isNode(value)) visit(value, parents);
  for (const child of Object.values(value)) descend(child, below, visit);
}

function spanOf(node: SyntaxNode): { start: number; end: number } {
  // Every node of the syntax tree has a span of byte offsets counted from 1.
  return node.span as { start: number; end: number };
}

function startsOfLines(bytes: Buffer): number[] {
  const starts = [1];
  for (let at = bytes.indexOf(10); at !== -1; at = bytes.indexOf(10, at + 1)) starts.push(at + 2);
  return starts;
}

function lineAt(lineStarts: readonly number[], offset: number): number {
  const next = lineStarts.findIndex((start) => start > offset);
  return next === -1 ? lineStarts.length : next;
}
