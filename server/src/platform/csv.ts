/** Numbers are written as they are, so that spreadsheets can add them up. */
type Cell = string | number;

/** RFC 4180: lines end in CR LF, the last one too. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

/**
 * Spreadsheets execute what starts like a formula, and a name can. The apostrophe marks it as text.
 */
function toCell(text: Cell): string {
  if (typeof text === 'number') return String(text);
  const safe = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
