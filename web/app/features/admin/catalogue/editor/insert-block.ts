import {
  type CalculatorMarket,
  type CalculatorName,
  hasMarket,
} from '../../../../lib/markdown/calculator-fields.ts';
import type { CalloutKind } from '../../../../lib/markdown/prose-tree.ts';
import type { TextSelection } from './format-markdown.ts';

/** A block to insert; `selected` is the part of it that the user types over. */
type MarkdownBlock = { readonly text: string; readonly selected?: string };

/** Inserts a block as a paragraph of its own, after the line or code block of the cursor. */
export function insertBlock({ text, end }: TextSelection, block: MarkdownBlock): TextSelection {
  const place = blockEnd(text, end);
  return replaceLines(text, { from: place, to: place }, block);
}

/** Makes a callout of the selected lines, or an empty one. */
export function insertCallout(
  chosen: TextSelection,
  kind: CalloutKind,
  words: string,
): TextSelection {
  const marker = `> [!${kind.toUpperCase()}]`;
  const { text, start, end } = chosen;
  if (text.slice(start, end).trim() === '') {
    return insertBlock(chosen, { text: `${marker}\n> ${words}`, selected: words });
  }
  const from = lineStart(text, start);
  const to = lineEnd(text, end);
  const quoted = text
    .slice(from, to)
    .trim()
    .split('\n')
    .map((line) => `> ${line}`.trimEnd());
  return replaceLines(text, { from, to }, { text: [marker, ...quoted].join('\n') });
}

/** Two columns and two rows; `heading` names a column. */
export function createTableBlock(heading: (column: number) => string): MarkdownBlock {
  const first = heading(1);
  const text = [`| ${first} | ${heading(2)} |`, '| --- | --- |', '|  |  |', '|  |  |'].join('\n');
  return { text, selected: first };
}

/** A small valid chart, so that the preview shows one at once. */
export function createChartBlock(title: string): MarkdownBlock {
  const lines = [
    `\`\`\`chart ${title}`,
    'time,open,high,low,close',
    '09:00,18200,18236,18184,18220',
    '09:30,18220,18262,18206,18250',
    '10:00,18250,18258,18212,18224',
    '10:30,18224,18270,18218,18264',
    'entry 18264',
    'stop 18206',
    'target 18380',
    '```',
  ];
  return { text: lines.join('\n'), selected: title };
}

type ColumnsWords = { title: string; year: string; series: readonly [string, string] };

/** Two series of three years, one of them with a loss. */
export function createColumnsBlock({ title, year, series }: ColumnsWords): MarkdownBlock {
  const lines = [
    `\`\`\`columns ${title}`,
    'unit €m',
    [year, ...series].join(),
    `${year} 1,120,8.5`,
    `${year} 2,135,-2`,
    `${year} 3,150,11`,
    '```',
  ];
  return { text: lines.join('\n'), selected: title };
}

export function createCalculatorBlock(
  name: CalculatorName,
  market: CalculatorMarket,
): MarkdownBlock {
  const lines = hasMarket(name) ? [name, `market ${market}`] : [name];
  return { text: ['```calculator', ...lines, '```'].join('\n') };
}

export function createVideoBlock(title: string, slug: string): MarkdownBlock {
  return { text: `\`\`\`video ${videoTitle(title)}\n${slug}\n\`\`\`` };
}

/** A backtick would end the block's first line as a fence. */
function videoTitle(title: string): string {
  return title.replaceAll('`', "'").trim();
}

function replaceLines(
  text: string,
  { from, to }: { from: number; to: number },
  block: MarkdownBlock,
): TextSelection {
  const before = text.slice(0, from).trimEnd();
  const after = text.slice(to).replace(/^\s*\n/, '');
  const head = before === '' ? '' : `${before}\n\n`;
  const written = `${head}${block.text}`;
  const place = block.selected === undefined ? -1 : block.text.indexOf(block.selected);
  const start = place < 0 ? written.length : head.length + place;
  return {
    text: after.trim() === '' ? `${written}\n` : `${written}\n\n${after}`,
    start,
    end: start + (place < 0 ? 0 : (block.selected?.length ?? 0)),
  };
}

/** The end of the cursor's line; inside a code block, the end of that block. */
function blockEnd(text: string, place: number): number {
  const end = lineEnd(text, place);
  const fences = [...text.matchAll(/^ {0,3}(?:```|~~~).*$/gm)];
  const before = fences.filter(({ index }) => index < end);
  const closing = before.length % 2 === 1 ? fences[before.length] : undefined;
  return closing ? lineEnd(text, closing.index) : end;
}

function lineStart(text: string, place: number): number {
  // With a negative index lastIndexOf would search at 0, and find a leading line break.
  return place === 0 ? 0 : text.lastIndexOf('\n', place - 1) + 1;
}

function lineEnd(text: string, place: number): number {
  const found = text.indexOf('\n', place);
  return found < 0 ? text.length : found;
}
