/** Markdown without its signs: words to search by and to cut excerpts from. */
export function plainText(markdown: string): string {
  return markdown
    .replace(figures, '$2')
    .replace(/^(\s{0,3}(?:>\s?)+)\[!(?:NOTE|TIP|WARNING|EXAMPLE)\]/gm, '$1')
    .replace(/^\s{0,3}\[\^[^\]\s]+\]:/gm, ' ')
    .replace(/\[\^[^\]\s]+\]/g, '')
    .replace(/^```[^\n]*$/gm, ' ')
    .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
    .replace(/[*_`|]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Charts and calculators: figures that nobody searches by; the title of a chart stays. */
const figures =
  /^[ \t]*(`{3,}|~{3,})[ \t]*(?:chart|calculator)(?!\S)[ \t]*([^\n]*)\n(?:[\s\S]*?^[ \t]*\1[`~]*[ \t]*$|[\s\S]*)/gm;
