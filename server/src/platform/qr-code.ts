import QRCode from 'qrcode';

/**
 * The dark modules of a QR code as one SVG path, so that a page can draw it as its own. Neighbours
 * in a row are one rectangle, which halves the path: it travels in jobs of limited size.
 */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const rows = Array.from({ length: size }, (_, row) =>
    data.subarray(row * size, (row + 1) * size),
  );
  return { size, path: rows.map(rowPath).join('') };
}

function rowPath(modules: ArrayLike<number>, row: number): string {
  const signs = Array.from(modules, (isDark) => (isDark ? 'x' : ' ')).join('');
  const runs = [...signs.matchAll(/x+/g)];
  return runs
    .map(({ index, 0: run }) => `M${index} ${row}h${run.length}v1h-${run.length}z`)
    .join('');
}
