import sharp from 'sharp';

/**
 * Renders one of our SVGs as PNG. The upload code disables all SVG loaders; this enables only the
 * one that reads from memory, and uploads are read from files.
 */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
  return new Uint8Array(png);
}
