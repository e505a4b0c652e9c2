/** One line with a maximum length, for a search. */
export function toSearchLine(text: string, maxLength: number): string {
  const line = text.replace(/\p{Cc}/gu, ' ').trim();
  // The cut may split a surrogate pair.
  return line.slice(0, maxLength).toWellFormed().trim();
}

export function isKeyOf<Table extends object>(table: Table, value: unknown): value is keyof Table {
  return typeof value === 'string' && Object.hasOwn(table, value);
}

/** Cursors come from the server; anything longer isn't one. */
export function isCursor(key: string): boolean {
  return key !== '' && key.length <= 300;
}
