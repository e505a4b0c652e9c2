/** Keeps a number and its unit on one line. */
export function typeset(words: string): string {
  return words.replace(/(\d) (?=[%‰€°])/g, '$1\u00a0');
}
