import type { fromMarkdown } from 'mdast-util-from-markdown';

export type MarkdownRoot = ReturnType<typeof fromMarkdown>;

/** A node of the parser's output. */
export type MarkdownNode = MarkdownRoot['children'][number];

export type NodeOf<Type extends MarkdownNode['type']> = Extract<MarkdownNode, { type: Type }>;
