/** A fraction as a CSS length. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
