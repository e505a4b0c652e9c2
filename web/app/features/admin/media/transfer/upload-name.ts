/** As long as the server takes it. */
const longest = 160;

/** The name of a file as the server accepts it: one line, no path, and its ending kept. */
export function uploadName(name: string): string {
  const line = name
    .replace(/[\p{Cc}/\\]+/gu, ' ')
    .toWellFormed()
    .trim();
  if (line === '') return 'file';
  if (line.length <= longest) return line;
  const ending = /\.[^.\s]{1,10}$/.exec(line)?.[0] ?? '';
  const stem = line.slice(0, longest - ending.length);
  // The cut may have split a character in two.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}${ending}`;
}
