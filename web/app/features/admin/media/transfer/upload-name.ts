/** The server's maximum. */
const maxNameLength = 160;

/** A file name that the server accepts: one line, no path, and with its extension. */
export function uploadName(name: string): string {
  const line = name
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .toWellFormed()
    .trim();
  if (line === '') return 'file';
  if (line.length <= maxNameLength) return line;
  const ending = /\.[^.\s]{1,10}$/.exec(line)?.[0] ?? '';
  const stem = line.slice(0, maxNameLength - ending.length);
  // The cut may have split a surrogate pair.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${ending}`;
}
