/** Removes line breaks from pasted text, which a draft rejects. */
export function toSingleLine(text: string): string {
  return text.replaceAll(/\s/g, ' ');
}
