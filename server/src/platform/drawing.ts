import sharp from 'sharp';

/**
 * A drawing of our own as PNG. Where uploads are decoded too, every reader of drawings is switched
 * off; this opens the one that reads from memory, for uploads are read from files.
 */
export async function drawPng(svg: string): Promise<Uint8Array<ArrayBuffer>> {
  sharp.unblock({ operation: ['VipsForeignLoadSvgBuffer'] });
  const png = await sharp(Buffer.from(svg)).png({ palette: true, effort: 3 }).toBuffer();
  return new Uint8Array(png);
}
