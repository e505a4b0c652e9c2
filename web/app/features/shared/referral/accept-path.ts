/** Signing up with the code in sight: it stands in the address and in the field. */
export function acceptPath(code: string): string {
  return `/auth?tab=signup&ref=${encodeURIComponent(code)}`;
}
