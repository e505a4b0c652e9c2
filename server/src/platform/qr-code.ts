import QRCode from 'qrcode';

/**
 * The dark modules of a QR code as one SVG path, so that a page can draw it inline. Adjacent
 * modules in a row are merged, which halves the path: it is part of job payloads, whose size is
 * limited.
 */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(asBytes(text), { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  for (let row = 0; row < size; row += 1) {
    path += rowPath(data.subarray(row * size, (row + 1) * size), row);
  }
  return { size, path };
}

/**
 * Splitting the text into optimal segments takes as long as the rest of the drawing and saves
 * almost nothing for URLs and bank transfers.
 */
function asBytes(text: string): QRCode.QRCodeSegment[] {
  return [{ mode: 'byte', data: Buffer.from(text) }];
}

function rowPath(modules: Uint8Array, row: number): string {
  let path = '';
  for (let start = modules.indexOf(1); start >= 0; ) {
    const light = modules.indexOf(0, start);
    const end = light < 0 ? modules.length : light;
    path += `M${start} ${row}h${end - start}v1h-${end - start}z`;
    start = modules.indexOf(1, end);
  }
  return path;
}
