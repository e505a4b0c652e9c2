/** A figure and its sign stay on one line. */
export function typeset(words: string): string {
  return words.replace(/(\d) (?=[%‰€°])/g, '$1\u00a0');
}
