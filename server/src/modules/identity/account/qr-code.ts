import QRCode from 'qrcode';

/** The dark modules of a QR code as one SVG path, so that a page can draw it as its own. */
export function qrCodePath(text: string): { size: number; path: string } {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  const squares = [...data.keys()].filter((index) => data[index]);
  const path = squares.map((index) => `M${index % size} ${Math.floor(index / size)}h1v1h-1z`);
  return { size, path: path.join('') };
}
