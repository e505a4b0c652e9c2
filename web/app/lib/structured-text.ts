/** JSON escaped for a script element: no text in it can close the element. */
export function structuredText(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
