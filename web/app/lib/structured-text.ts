/** JSON that may stand inside a script element: no text in it can end the element. */
export function structuredText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
