const longest = 140;

/** The beginning of a message in one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // By letters, not by halves of them.
  return `${Array.from(line).slice(0, longest).join('').trimEnd()}…`;
}
