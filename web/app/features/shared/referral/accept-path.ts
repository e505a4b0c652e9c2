/** Registration with the code in the URL and in the field. */
export function acceptPath(code: string): string {
  return `/auth?tab=signup&ref=${encodeURIComponent(code)}`;
}
