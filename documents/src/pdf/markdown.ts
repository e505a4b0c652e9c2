import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { parseFigure } from './figure.ts';
import { parseLog } from './log.ts';

export type Block = ReturnType<typeof fromMarkdown>['children'][number];
export type Phrase = Extract<Block, { type: 'paragraph' }>['children'][number];
export type Table = Extract<Block, { type: 'table' }>;
export type List = Extract<Block, { type: 'list' }>;

/** What can be typeset; HTML and images can't, and would be lost in print. */
const knownKinds = new Set([
  'heading',
  'paragraph',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'blockquote',
  'code',
  'thematicBreak',
  'text',
  'strong',
  'emphasis',
  'link',
  'inlineCode',
  'break',
]);

/** Reports all errors here, because the PDF engine hides errors inside a component. */
export function parseMarkdown(text: string): Block[] {
  const options = { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] };
  const blocks = fromMarkdown(text, options).children;
  for (const block of blocks) requireKnown(block);
  return blocks;
}

function requireKnown(node: Block | Phrase): void {
  const line = node.position?.start.line;
  if (!knownKinds.has(node.type)) throw new Error(`cannot set ${node.type} in line ${line}`);
  if (node.type === 'code' && node.lang === 'figure') parseFigure(node.value);
  if (node.type === 'code' && node.lang === 'log') parseLog(node.value);
  for (const child of childrenOf(node)) requireKnown(child);
}

function childrenOf(node: Block | Phrase): (Block | Phrase)[] {
  return 'children' in node ? node.children : [];
}

/** The plain text of a phrase; a line break in the source is a space in print. */
export function toPlainText(node: Block | Phrase): string {
  if ('value' in node) return node.value.replaceAll('\n', ' ');
  if (node.type === 'break') return ' ';
  return childrenOf(node).map(toPlainText).join('');
}
