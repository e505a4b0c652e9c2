/** For spreadsheets; an amount in cents is exact with two decimals. */
export function inEuro(cents: number): number {
  return cents / 100;
}

/** From basis points. */
export function inPercent(rate: number): number {
  return rate / 100;
}
