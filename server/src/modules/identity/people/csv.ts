/** RFC 4180: lines end in CR LF, the last one too. */
export function toCsv(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets run what begins like a formula, and a name can begin so. The apostrophe tells them
 * that it is text.
 */
function toCell(text: string): string {
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
