/** One record with its line number, from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Parses RFC 4180 with any separator: a quoted cell may contain separators, line breaks and doubled
 * quotes. Cells are trimmed, empty lines skipped.
 */
export function parseCsv(csv: string, separator: string): CsvRecord[] {
  const text = csv.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let beganOn = 1;
  for (const [whole, quoted, bare = '', end] of text.matchAll(cellPattern(separator))) {
    cells.push((quoted?.replaceAll('""', '"') ?? bare).trim());
    line += whole.split('\n').length - 1;
    if (end === separator) continue;
    if (cells.some(Boolean)) records.push({ line: beganOn, cells });
    cells = [];
    beganOn = line;
  }
  return records;
}

/**
 * A quoted or unquoted cell, and what ends it. An unclosed quote extends to the end of the file.
 */
function cellPattern(separator: string): RegExp {
  const others = `[^${separator}\\n]*`;
  const quoted = ` *"((?:[^"]+|"")*)(?:"${others}|$)`;
  return new RegExp(`(?:${quoted}|(${others}))([${separator}]|\\n|$)`, 'gy');
}
