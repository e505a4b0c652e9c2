/** For spreadsheets: an amount in cents, written exactly with two decimals. */
export function toEuros(cents: number): number {
  return cents / 100;
}

/** From basis points. */
export function toPercent(rate: number): number {
  return rate / 100;
}
