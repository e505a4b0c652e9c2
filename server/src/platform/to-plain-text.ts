/** Markdown without its syntax, for searching and excerpts. */
export function toPlainText(markdown: string): string {
  return (
    markdown
      .replace(figures, '$2')
      .replace(/^(\s{0,3}(?:>\s?)+)\[!(?:NOTE|TIP|WARNING|EXAMPLE|SOLUTION)\]/gm, '$1')
      .replace(/^\s{0,3}\[\^[^\]\s]+\]:/gm, ' ')
      .replace(/\[\^[^\]\s]+\]/g, '')
      .replace(/^```[^\n]*$/gm, ' ')
      .replace(/^\s*\|?[\s:|-]+\|?\s*$/gm, ' ')
      .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
      .replace(/^\s{0,3}(#{1,6}|>|[-*+]|\d+[.)])\s+/gm, '')
      // Without a space in their place, or a full stop would stand apart from its word.
      .replace(/[*`]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])/gu, '')
      .replace(/[_|]+/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  );
}

/** Charts, columns, calculators and videos: nobody searches for their data; their titles stay. */
const figures =
  /^[ \t]*(`{3,}|~{3,})[ \t]*(?:chart|columns|calculator|video)(?!\S)[ \t]*([^\n]*)\n(?:[\s\S]*?^[ \t]*\1[`~]*[ \t]*$|[\s\S]*)/gm;
