/** Signing up with the code in sight: it is in the address and in the field. */
export function acceptPath(code: string): string {
  return `/auth?tab=signup&ref=${encodeURIComponent(code)}`;
}
