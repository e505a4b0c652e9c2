/** A QR code from its rows of modules, each row a base-36 number. */
export function sampleCode(rows: string) {
  const numbers = rows.split(' ');
  /** The dark modules, row by row. */
  const modules = numbers.map((row) =>
    Number.parseInt(row, 36).toString(2).padStart(numbers.length, '0'),
  );
  const path = modules
    .flatMap((row, y) => [...row.matchAll(/1/g)].map(({ index }) => `M${index} ${y}h1v1h-1z`))
    .join('');
  return { modules, qrCode: { size: numbers.length, path } };
}
