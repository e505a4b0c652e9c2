import QRCode from 'qrcode';

/**
 * The dark modules of a QR code as one SVG path, so that a page can draw it as its own. Neighbours
 * in a row are one rectangle, which halves the path: it travels in jobs of limited size.
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
 * Looking for stretches that could be written shorter takes as long as the rest of the drawing,
 * and spares next to nothing in addresses and transfers.
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
