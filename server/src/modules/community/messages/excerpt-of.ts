const longest = 140;

/** The beginning of a message on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line.length <= longest) return line;
  // By code point, so that no surrogate pair is split.
  return `${Array.from(line).slice(0, longest).join('').trimEnd()}…`;
}
