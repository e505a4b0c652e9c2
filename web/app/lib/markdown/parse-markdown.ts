import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { createAnchors } from './create-anchors.ts';
import {
  type ProseBlock,
  type ProseList,
  type ProsePhrase,
  type ProseTable,
  plainText,
} from './prose-tree.ts';
import { safeAddress } from './safe-address.ts';

type Root = ReturnType<typeof fromMarkdown>;
type Node = Root['children'][number];
type Of<Type extends Node['type']> = Extract<Node, { type: Type }>;

/** What the parts of one text share: its anchors, and the addresses named at its end. */
type Reading = {
  readonly anchor: (heading: string) => string;
  readonly addresses: ReadonlyMap<string, string>;
};

/**
 * Reads CommonMark with tables. For loaders and lazily loaded previews only: the parser is many
 * times larger than what it makes, so no public page may send it to the browser.
 */
export function parseMarkdown(
  text: string,
  options: {
    /** Keeps the anchors of several texts on one page apart. */
    anchorPrefix?: string;
  } = {},
): ProseBlock[] {
  const root = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const reading = { anchor: createAnchors(options.anchorPrefix), addresses: addressesOf(root) };
  return readBlocks(root.children, reading);
}

function addressesOf({ children }: Root): ReadonlyMap<string, string> {
  return new Map(
    children
      .filter((node) => node.type === 'definition')
      .map(({ identifier, url }) => [identifier, url]),
  );
}

function readBlocks(nodes: readonly Node[], reading: Reading): ProseBlock[] {
  return nodes.flatMap((node) => readBlock(node, reading));
}

function readBlock(node: Node, reading: Reading): ProseBlock[] {
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', phrases: readPhrases(node.children, reading) }];
    case 'heading':
      return [readHeading(node, reading)];
    case 'list':
      return [readList(node, reading)];
    case 'blockquote':
      return [{ kind: 'quote', blocks: readBlocks(node.children, reading) }];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'table':
      return [readTable(node, reading)];
    case 'thematicBreak':
      return [{ kind: 'rule' }];
    // Markup is shown as it was written: whoever wrote it sees that it does nothing.
    case 'html':
      return [{ kind: 'paragraph', phrases: [node.value] }];
    default:
      return [];
  }
}

/** A page has one title, which is not in its text, so the highest heading is the second. */
const levels = { 1: 2, 2: 2, 3: 3, 4: 4, 5: 4, 6: 4 } as const;

function readHeading(node: Of<'heading'>, reading: Reading): ProseBlock {
  const phrases = readPhrases(node.children, reading);
  return {
    kind: 'heading',
    level: levels[node.depth],
    id: reading.anchor(plainText(phrases)),
    phrases,
  };
}

function readList(node: Of<'list'>, reading: Reading): ProseList {
  return {
    kind: 'list',
    isOrdered: node.ordered === true,
    start: node.start ?? 1,
    items: node.children.map((item) => readBlocks(item.children, reading)),
  };
}

const alignments = { left: 'start', center: 'center', right: 'end' } as const;

function readTable(node: Of<'table'>, reading: Reading): ProseTable {
  const [head = [], ...rows] = node.children.map((row) =>
    row.children.map((cell) => readPhrases(cell.children, reading)),
  );
  const columns = head.map((_, index) => alignments[node.align?.[index] ?? 'left']);
  return { kind: 'table', columns, head, rows };
}

function readPhrases(nodes: readonly Node[], reading: Reading): ProsePhrase[] {
  return joined(nodes.flatMap((node) => readPhrase(node, reading)));
}

function readPhrase(node: Node, reading: Reading): ProsePhrase[] {
  switch (node.type) {
    // A line end in the source is a space on the page.
    case 'text':
      return [node.value.replaceAll('\n', ' ')];
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
    case 'image':
    case 'imageReference':
      return node.alt ? [node.alt] : [];
    default:
      return [];
  }
}

/** Where the address is not allowed the words stay, without a way to follow them. */
function linked(written: string, phrases: ProsePhrase[]): ProsePhrase[] {
  const address = written === '' ? null : safeAddress(written);
  return address ? [{ kind: 'link', ...address, phrases }] : phrases;
}

/** Neighbouring strings become one: React would put a comment between them. */
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
