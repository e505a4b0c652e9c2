/** How account numbers and transfer references are usually written, e.g. `RF69 1000 01`. */
export function groupByFour(text: string): string {
  return text.replaceAll(/\s/g, '').replaceAll(/.{4}(?=.)/g, '$& ');
}
