import QRCode from 'qrcode';

type Drawing = { readonly size: number; readonly path: string };

/** The dark modules of a QR code as one SVG path. */
export function qrCodePath(text: string): Drawing {
  const { size, data } = QRCode.create(text, { errorCorrectionLevel: 'M' }).modules;
  let path = '';
  data.forEach((isDark, place) => {
    if (isDark) path += `M${place % size} ${Math.floor(place / size)}h1v1h-1z`;
  });
  return { size, path };
}

/** A standalone SVG file, with the quiet zone that scanners need. */
export function qrCodeSvg({ size, path }: Drawing): string {
  const edge = size + 8;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${edge} ${edge}" shape-rendering="crispEdges"><path fill="#fff" d="M-4-4h${edge}v${edge}h-${edge}z"/><path d="${path}"/></svg>\n`;
}
