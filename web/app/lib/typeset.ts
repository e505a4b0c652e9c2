/** Keeps a number and its unit on one line, and an operator with the number after it. */
export function typeset(words: string): string {
  return (
    words
      .replace(/(\d) (?=[%‰€°])/g, '$1\u00a0')
      // A sum breaks before an operator, as the worked examples do.
      .replace(/([\d%)€R] [−+×÷]) (?=[\d(€$])/g, '$1\u00a0')
  );
}
