import { parseMessageMarkdown } from '@danube/contract/community/message-markdown.ts';
import { logFailure } from '../../../lib/log-failure.ts';
import type { MarkdownNode } from '../../../lib/markdown/markdown-node.ts';
import { toSafeUrl } from '../../../lib/markdown/safe-url.ts';

export type MessagePhrase =
  | string
  | { readonly kind: 'strong' | 'emphasis' | 'deleted'; readonly phrases: readonly MessagePhrase[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'break' }
  | {
      readonly kind: 'link';
      readonly href: string;
      readonly isExternal: boolean;
      readonly phrases: readonly MessagePhrase[];
    };

export type MessageBlock =
  | { readonly kind: 'paragraph'; readonly phrases: readonly MessagePhrase[] }
  | { readonly kind: 'code'; readonly text: string }
  | { readonly kind: 'quote'; readonly blocks: readonly MessageBlock[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly start: number;
      readonly items: readonly (readonly MessageBlock[])[];
    };

/**
 * Parses the Markdown subset of messages: emphasis, links, code, quotes and lists. Everything else,
 * HTML in particular, stays literal text.
 */
export function parseMessage(text: string): MessageBlock[] {
  const root = parseMessageMarkdown(text);
  if (!root) return [{ kind: 'paragraph', phrases: withBreaks(text) }];
  return root.children.flatMap((node) => readBlock(node, text));
}

/** Limits nesting, because thousands of levels would crash the readers' pages. */
const maxDepth = 8;

function readBlock(node: MarkdownNode, text: string, depth = 0): MessageBlock[] {
  if (depth >= maxDepth) return [{ kind: 'paragraph', phrases: withBreaks(sourceOf(node, text)) }];
  switch (node.type) {
    case 'paragraph':
      return [{ kind: 'paragraph', phrases: readPhrases(node.children, text) }];
    case 'blockquote':
      return [
        {
          kind: 'quote',
          blocks: node.children.flatMap((each) => readBlock(each, text, depth + 1)),
        },
      ];
    case 'code':
      return [{ kind: 'code', text: node.value }];
    case 'list':
      return [
        {
          kind: 'list',
          isOrdered: node.ordered === true,
          start: node.start ?? 1,
          items: node.children.map((item) =>
            item.children.flatMap((each) => readBlock(each, text, depth + 1)),
          ),
        },
      ];
    default:
      return [{ kind: 'paragraph', phrases: withBreaks(sourceOf(node, text)) }];
  }
}

function readPhrases(nodes: readonly MarkdownNode[], text: string, depth = 0): MessagePhrase[] {
  return nodes.flatMap((node) => readPhrase(node, text, depth));
}

function readPhrase(node: MarkdownNode, text: string, depth: number): MessagePhrase[] {
  if (depth >= maxDepth) return withBreaks(sourceOf(node, text));
  switch (node.type) {
    case 'text':
      return withBreaks(node.value);
    case 'strong':
    case 'emphasis':
      return [{ kind: node.type, phrases: readPhrases(node.children, text, depth + 1) }];
    case 'delete':
      return [{ kind: 'deleted', phrases: readPhrases(node.children, text, depth + 1) }];
    case 'inlineCode':
      return [{ kind: 'code', text: node.value }];
    case 'break':
      return [{ kind: 'break' }];
    case 'link': {
      const phrases = readPhrases(node.children, text, depth + 1);
      const address = toSafeUrl(node.url);
      return address ? [{ kind: 'link', ...address, phrases }] : phrases;
    }
    default:
      return withBreaks(sourceOf(node, text));
  }
}

function sourceOf({ position }: MarkdownNode, text: string): string {
  return text.slice(position?.start.offset ?? 0, position?.end.offset ?? 0);
}

/** In a chat a line break is kept: people press Shift+Enter on purpose. */
function withBreaks(text: string): MessagePhrase[] {
  return text
    .split('\n')
    .flatMap((line, index): MessagePhrase[] => [
      ...(index > 0 ? [{ kind: 'break' } as const] : []),
      ...(line === '' ? [] : [line]),
    ]);
}

/** A message as one line, for lists and announcements. */
export function plainMessage(text: string): string {
  return readPlain(text).replaceAll(/\s+/g, ' ').trim();
}

function readPlain(text: string): string {
  try {
    return parseMessage(text).map(plainBlock).join(' ');
  } catch (error) {
    logFailure('a message', error);
    return text;
  }
}

function plainBlock(block: MessageBlock): string {
  switch (block.kind) {
    case 'paragraph':
      return plainPhrases(block.phrases);
    case 'code':
      return block.text;
    case 'quote':
      return block.blocks.map(plainBlock).join(' ');
    case 'list':
      return block.items.map((item) => item.map(plainBlock).join(' ')).join(' ');
  }
}

function plainPhrases(phrases: readonly MessagePhrase[]): string {
  return phrases.map(plainPhrase).join('');
}

function plainPhrase(phrase: MessagePhrase): string {
  if (typeof phrase === 'string') return phrase;
  if (phrase.kind === 'break') return ' ';
  return phrase.kind === 'code' ? phrase.text : plainPhrases(phrase.phrases);
}
