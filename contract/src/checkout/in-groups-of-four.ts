/** How people write an account number or the reference of a transfer, e.g. `RF69 1000 01`. */
export function inGroupsOfFour(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$& ');
}
