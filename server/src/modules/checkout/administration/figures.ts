/** For files that are opened in a spreadsheet; cents and hundredths are exact as such. */
export function inEuro(cents: number): number {
  return cents / 100;
}

/** Of hundredths of a percent. */
export function inPercent(rate: number): number {
  return rate / 100;
}
