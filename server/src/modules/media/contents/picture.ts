import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileTypeFromFile } from 'file-type';
import sharp from 'sharp';
import { pictureWidths } from '../file-keys.ts';
import type { ConvertedContent, SourceContent } from './content.ts';
import { cleanDrawing, maxDrawingBytes } from './drawing.ts';
import { FileRejectedError } from './file-rejected-error.ts';

const accepted = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/avif']);
const decoders = ['Png', 'Jpeg', 'Webp', 'Heif', 'SvgBuffer'].map(
  (name) => `VipsForeignLoad${name}`,
);

const maxBytes = 50 * 1024 * 1024;
const maxPixels = 50_000_000;
/** WebP's maximum. */
const maxSide = 16_383;
const maxServedPixels = 2_880;
const timeoutSeconds = 60;
const drawingPixels = 1_440;
const defaultDensity = 72;
const maxDensity = 20_000;

// Disables everything else the library can read, including PDF. SVG is only read from memory, after
// it was cleaned: an uploaded file may claim to be a photo.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: decoders });

/** Decoded and re-encoded as WebP, so only the pixels survive. */
export async function convertPicture(given: SourceContent): Promise<ConvertedContent> {
  const { size } = await stat(given.path);
  if (size > maxBytes) throw new FileRejectedError('tooLarge', `${size} bytes`);
  const source = await findPixels(given, size);
  await measure(source);
  const path = join(given.folder, 'picture.webp');
  const whole = await draw(source, { path, side: maxServedPixels });
  const pictures: { width: number; path: string }[] = [];
  for (const width of pictureWidths) {
    const smaller = { width, path: join(given.folder, `picture-${width}.webp`) };
    await draw(path, smaller);
    pictures.push(smaller);
  }
  return { path, contentType: 'image/webp', ...whole, pictures };
}

/** A bitmap: the uploaded file, or a drawing rendered to pixels. */
async function findPixels({ path, folder }: SourceContent, size: number): Promise<string> {
  const type = await fileTypeFromFile(path);
  if (type && accepted.has(type.mime)) return path;
  if (type && type.mime !== 'application/xml')
    throw new FileRejectedError('wrongContent', type.mime);
  if (size > maxDrawingBytes) throw new FileRejectedError('wrongContent', 'unknown');
  const drawing = Buffer.from(cleanDrawing(await readFile(path, 'utf8')));
  const { width, height } = await rejectIfBroken(
    sharp(drawing, { limitInputPixels: false }).metadata(),
  );
  if (width > maxSide || height > maxSide)
    throw new FileRejectedError('tooLarge', `${width} by ${height}`);
  // A drawing has no fixed size, so it is rendered as large as the largest image on a page.
  const density = Math.min(maxDensity, (defaultDensity * drawingPixels) / Math.max(width, height));
  const drawn = join(folder, 'drawing.png');
  await rejectIfBroken(
    sharp(drawing, { density, limitInputPixels: maxPixels })
      .timeout({ seconds: timeoutSeconds })
      .png()
      .toFile(drawn),
  );
  return drawn;
}

/** An image of a few bytes can claim huge dimensions, so they are checked first. */
async function measure(path: string): Promise<void> {
  const { width, height } = await rejectIfBroken(
    sharp(path, { limitInputPixels: false }).metadata(),
  );
  if (width > maxSide || height > maxSide || width * height > maxPixels) {
    throw new FileRejectedError('tooLarge', `${width} by ${height}`);
  }
}

async function draw(
  from: string,
  to: { path: string; side?: number; width?: number },
): Promise<{ width: number; height: number }> {
  const { width, height } = await rejectIfBroken(
    sharp(from, { limitInputPixels: maxPixels, failOn: 'truncated', pages: 1 })
      .timeout({ seconds: timeoutSeconds })
      .autoOrient()
      .resize({
        width: to.width ?? to.side,
        height: to.side,
        fit: 'inside',
        withoutEnlargement: true,
      })
      .toColourspace('srgb')
      .webp({ quality: 82 })
      .toFile(to.path),
  );
  return { width, height };
}

async function rejectIfBroken<Answer>(reading: Promise<Answer>): Promise<Answer> {
  try {
    return await reading;
  } catch (error) {
    throw new FileRejectedError('broken', String(error));
  }
}
