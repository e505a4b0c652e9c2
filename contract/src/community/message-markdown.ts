import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';

export type MessageMarkdown = ReturnType<typeof fromMarkdown>;

/** A line with more quote and list markers than anyone would use. */
const excessiveNesting = /^(?:[ \t]*(?:>|[-*+]|\d{1,9}[.)])){12}/m;

/**
 * A message as the browser parses it before drawing. Null if it's nested excessively and therefore
 * shown as typed: parsing thousands of levels takes seconds.
 */
export function parseMessageMarkdown(text: string): MessageMarkdown | null {
  if (excessiveNesting.test(text)) return null;
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
}
