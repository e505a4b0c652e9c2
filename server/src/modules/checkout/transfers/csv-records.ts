/** One record with the line it begins on, counted from 1. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };

/**
 * Reads RFC 4180 with any separator: a cell in quotes may have separators, line breaks and doubled
 * quotes inside. Cells are trimmed, empty lines left out.
 */
export function csvRecords(csv: string, separator: string): CsvRecord[] {
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

/** A cell in quotes or without, and what ends it. A quote that is never closed ends with the file. */
function cellPattern(separator: string): RegExp {
  const others = `[^${separator}\\n]*`;
  const quoted = ` *"((?:[^"]+|"")*)(?:"${others}|$)`;
  return new RegExp(`(?:${quoted}|(${others}))([${separator}]|\\n|$)`, 'gy');
}
