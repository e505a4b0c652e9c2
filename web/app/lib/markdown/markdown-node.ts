import type { fromMarkdown } from 'mdast-util-from-markdown';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/** What the parser makes of a piece of text. */
export type MarkdownNode = MarkdownRoot['children'][number];

export type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;
