/** Numbers are written without quotes, so that spreadsheets can sum them. */
export type Cell = string | number;

/** RFC 4180: every line ends in CR LF, including the last. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets execute text that starts like a formula, which a name can do. The apostrophe marks
 * it as text.
 */
function toCell(text: Cell): string {
  if (typeof text === 'number') return String(text);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
