/** A row of the file, with the number a spreadsheet shows. */
export type CodeRow = { readonly row: number; readonly email: string; readonly code: string };

/**
 * A CSV with the columns `email` and `code` in any order, separated by commas or, as European
 * spreadsheets do, by semicolons. Null if it isn't one.
 */
export function readCodeRows(csv: string): CodeRow[] | null {
  const text = csv.replace(/^\uFEFF/, '');
  const [head = '', ...rest] = text.split(/\r\n|\n|\r/);
  const separator = head.includes(';') ? ';' : ',';
  const names = cellsOf(head, separator).map((name) => name.toLowerCase());
  const [email, code] = [names.indexOf('email'), names.indexOf('code')];
  if (email === -1 || code === -1) return null;
  return rest.flatMap((line, index) => {
    if (line.trim() === '') return [];
    const cells = cellsOf(line, separator);
    return [{ row: index + 2, email: cells[email] ?? '', code: cells[code] ?? '' }];
  });
}

/** Neither column can contain a line break or the separator, so quotes only surround a cell. */
function cellsOf(line: string, separator: string): string[] {
  return line.split(separator).map((cell) =>
    cell
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .trim(),
  );
}
