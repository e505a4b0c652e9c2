/** A share as a length of CSS. */
export function percent(share: number): string {
  return `${(share * 100).toFixed(2)}%`;
}
