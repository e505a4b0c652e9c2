import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { typeset } from '../typeset.ts';
import { createAnchors } from './create-anchors.ts';
import { createReferences, type References } from './create-references.ts';
import type { MarkdownNode, MarkdownRoot, NodeOf } from './markdown-node.ts';
import { parseCalculator } from './parse-calculator.ts';
import { parseChart } from './parse-chart.ts';
import { parseColumns } from './parse-columns.ts';
import {
  type ProseBlock,
  type ProseList,
  type ProsePhrase,
  type ProseReference,
  type ProseTable,
  plainText,
} from './prose-tree.ts';
import { toSafeUrl } from './safe-url.ts';
import { splitCallout } from './split-callout.ts';

/** Shared while parsing one text: its anchors, link definitions and footnotes. */
type ParseContext = {
  readonly anchor: (heading: string) => string;
  readonly references: References;
  readonly addresses: ReadonlyMap<string, string>;
  readonly footnotes: ReadonlyMap<string, NodeOf<'footnoteDefinition'>>;
  readonly lessonPictures: string | undefined;
};

/**
 * Parses CommonMark with tables, footnotes, callouts, charts, columns, calculators and videos. For
 * loaders and lazily loaded previews only: the parser is many times larger than its output, so no
 * public page may load it in the browser.
 */
export function parseMarkdown(
  text: string,
  options: {
    /** Keeps the anchors of several texts on one page unique. */
    anchorPrefix?: string;
    /** Where readers get the pictures of a lesson; by default where its editors do. */
    lessonPictures?: string;
  } = {},
): ProseBlock[] {
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const anchor = createAnchors(options.anchorPrefix);
  const reading = {
    anchor,
    references: createReferences(anchor),
    lessonPictures: options.lessonPictures,
    ...collectDefinitions(root),
  };
  return [...readBlocks(root.children, reading), ...readFootnotes(reading)];
}

/** Link definitions and footnotes by name. The first definition wins, as in CommonMark. */
function collectDefinitions(root: MarkdownRoot): Pick<ParseContext, 'addresses' | 'footnotes'> {
  const addresses = new Map<string, string>();
  const footnotes = new Map<string, NodeOf<'footnoteDefinition'>>();
  const open: MarkdownNode[] = root.children.toReversed();
  for (let node = open.pop(); node; node = open.pop()) {
    if (node.type === 'definition' && !addresses.has(node.identifier)) {
      addresses.set(node.identifier, node.url);
    }
    if (node.type === 'footnoteDefinition' && !footnotes.has(node.identifier)) {
      footnotes.set(node.identifier, node);
    }
    if ('children' in node) open.push(...node.children.toReversed());
  }
  return { addresses, footnotes };
}

function readFootnotes(reading: ParseContext): ProseBlock[] {
  // A footnote may refer to another one, which is appended to the list while it is iterated.
  const footnotes = Array.from(reading.references.footnotes(), ({ name, ...footnote }) => ({
    ...footnote,
    blocks: readBlocks(reading.footnotes.get(name)?.children ?? [], reading),
  }));
  return footnotes.length > 0
    ? [{ kind: 'footnotes', id: reading.anchor('footnotes'), footnotes }]
    : [];
}

const ownImagePattern =
  /^\/media\/(pictures|lesson-pictures)\/([0-9a-f-]{36})(?:\?size=(\d{1,5})x(\d{1,5}))?$/;

/**
 * A paragraph that consists of one of our own images; other images are replaced by their
 * alternative text.
 */
function pictureIn(
  { children }: NodeOf<'paragraph'>,
  { lessonPictures = '/media/lesson-pictures' }: Pick<ParseContext, 'lessonPictures'>,
): ProseBlock | null {
  const [only, another] = children;
  if (only?.type !== 'image' || another) return null;
  const [found, folder, id, width, height] = ownImagePattern.exec(only.url) ?? [];
  if (!found) return null;
  const place = folder === 'lesson-pictures' ? lessonPictures : '/media/pictures';
  const size = width && height ? { size: [Number(width), Number(height)] as const } : {};
  return { kind: 'picture', address: `${place}/${id}`, alt: only.alt ?? '', ...size };
}

function readBlocks(nodes: readonly MarkdownNode[], reading: ParseContext): ProseBlock[] {
  return nodes.flatMap((node) => readBlock(node, reading));
}

function readBlock(node: MarkdownNode, reading: ParseContext): ProseBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [
        pictureIn(node, reading) ?? {
          kind: 'paragraph',
          phrases: readPhrases(node.children, reading),
        },
      ];
    case 'heading':
      return [readHeading(node, reading)];
    case 'list':
      return [readList(node, reading)];
    case 'blockquote':
      return [readQuote(node, reading)];
    case 'code':
      return [readCode(node)];
    case 'table':
      return [readTable(node, reading)];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    // HTML is shown as text, so that authors notice it has no effect.
    case 'html':
      return [{ kind: 'paragraph', phrases: [node.value] }];
    default:
      return [];
  }
}

/** The page title is the only h1, so headings in texts start at h2. */
const levels = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4 } as const;

function readHeading(node: NodeOf<'heading'>, reading: ParseContext): ProseBlock {
  const phrases = readPhrases(node.children, reading);
  return {
    kind: 'heading',
    level: levels[node.depth],
    id: reading.anchor(plainText(phrases)),
    phrases,
  };
}

function readList(node: NodeOf<'list'>, reading: ParseContext): ProseList {
  return {
    kind: 'list',
    isOrdered: node.ordered === true,
    start: node.start ?? 1,
    items: node.children.map((item) => readBlocks(item.children, reading)),
  };
}

function readQuote(node: NodeOf<'blockquote'>, reading: ParseContext): ProseBlock {
  const split = splitCallout(node);
  if (!split) return { kind: 'quote', blocks: readBlocks(node.children, reading) };
  return {
    kind: 'callout',
    callout: split.callout,
    title: readPhrases(split.title, reading),
    blocks: readBlocks(split.body, reading),
  };
}

const videoSlug = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** A block that can't be parsed as a chart, columns, a calculator or a video is shown as source. */
function readCode({ lang, meta, value }: NodeOf<'code'>): ProseBlock {
  if (lang === 'chart' && parseChart(value)) {
    return { kind: 'chart', title: meta ?? '', text: value };
  }
  if (lang === 'columns' && parseColumns(value)) {
    return { kind: 'columns', title: meta ?? '', text: value };
  }
  const slug = value.trim();
  if (lang === 'video' && meta && videoSlug.test(slug)) return { kind: 'video', title: meta, slug };
  const calculator = lang === 'calculator' ? parseCalculator(value) : null;
  return calculator
    ? { kind: 'calculator', text: value, ...calculator }
    : { kind: 'code', text: value };
}

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

function readTable(node: NodeOf<'table'>, reading: ParseContext): ProseTable {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readPhrases(cell.children, reading)),
  );
  const columns = head.map((_, index) => alignments[node.align?.[index] ?? 'left']);
  return { kind: 'table', columns, head, rows };
}

function readPhrases(nodes: readonly MarkdownNode[], reading: ParseContext): ProsePhrase[] {
  return joined(nodes.flatMap((node) => readPhrase(node, reading)));
}

function readPhrase(node: MarkdownNode, reading: ParseContext): ProsePhrase[] {
  switch (node.type) {
    // A line break in the source is a space on the page.
    case 'text':
      return [typeset(node.value.replaceAll('\n', ' '))];
    case 'html':
      return [node.value];
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, phrases: readPhrases(node.children, reading) }];
    case 'delete':
      return [{ kind: 'deleted', phrases: readPhrases(node.children, reading) }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link':
      return linked(node.url, readPhrases(node.children, reading));
    case 'linkReference':
      return linked(
        reading.addresses.get(node.identifier) ?? '',
        readPhrases(node.children, reading),
      );
    case 'footnoteReference':
      return [reading.references.refer(node.identifier)];
    case 'image':
    case 'imageReference':
      return node.alt ? [node.alt] : [];
    default:
      return [];
  }
}

/** If the address isn't allowed, the text stays without a link. */
function linked(written: string, words: readonly ProsePhrase[]): ProsePhrase[] {
  const address = written === '' ? null : toSafeUrl(written);
  if (!address) return [...words];
  // Links can't be nested, so footnote references move behind the link.
  const [phrases, references] = withoutReferences(words);
  return [{ kind: 'link', ...address, phrases }, ...references];
}

function withoutReferences(phrases: readonly ProsePhrase[]): [ProsePhrase[], ProseReference[]] {
  const references: ProseReference[] = [];
  const words = phrases.flatMap((phrase): ProsePhrase[] => {
    if (typeof phrase === 'string') return [phrase];
    if (phrase.kind === 'reference') {
      references.push(phrase);
      return [];
    }
    if (!('phrases' in phrase)) return [phrase];
    const [inner, found] = withoutReferences(phrase.phrases);
    references.push(...found);
    return [{ ...phrase, phrases: inner }];
  });
  return [words, references];
}

/** Adjacent strings are merged: React would put a comment between them. */
function joined(phrases: readonly ProsePhrase[]): ProsePhrase[] {
  const result: ProsePhrase[] = [];
  for (const phrase of phrases) {
    const last = result.at(-1);
    if (typeof phrase === 'string' && typeof last === 'string') {
      result[result.length - 1] = last + phrase;
    } else {
      result.push(phrase);
    }
  }
  return result;
}
