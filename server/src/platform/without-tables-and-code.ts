/** Markdown from which excerpts are cut: cells and code don't read as sentences. */
export function withoutTablesAndCode(markdown: string): string {
  return markdown.replace(fences, '').replace(tableRows, '');
}

const fences = /^[ \t>]*(`{3,}|~{3,})[^\n]*\n(?:[\s\S]*?^[ \t>]*\1[`~]*[ \t]*$|[\s\S]*)/gm;

const tableRows = /^[ \t>]*\|[^\n]*$/gm;
