import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
// Disables all image loaders except those for uploads, as in the server.
import '../modules/media/contents/picture.ts';
import { drawPng } from './drawing.ts';
import { withTempFolder } from './with-temp-folder.ts';

const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><rect width="40" height="20" fill="#0A726E"/></svg>';

test('a drawing becomes a picture of its size', async () => {
  const { format, width, height } = await sharp(await drawPng(svg)).metadata();
  expect([format, width, height]).toEqual(['png', 40, 20]);
  const { dominant } = await sharp(await drawPng(svg)).stats();
  expect(dominant.g).toBeGreaterThan(dominant.r);
});

test('a drawing that was uploaded stays unread', async () => {
  await withTempFolder(async (folder) => {
    const path = join(folder, 'upload.svg');
    await writeFile(path, svg);
    await drawPng(svg);
    await expect(sharp(path).metadata()).rejects.toThrow('unsupported image format');
  });
});
