import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { pictureQuality, pictures } from './pictures.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
const source = join(folder, 'chart.png');
let files: Rolldown.OutputAsset[] = [];

beforeAll(async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  await sharp({ create: { width: 500, height: 120, channels: 3, background: '#000', noise } })
    .png()
    .toFile(source);
  files = await buildPage('./chart.png?as=picture');
  // AVIF encoding is slow on a busy computer.
}, 60_000);

describe('pictures', () => {
  it('keep 80 of 100 of their quality when they are made smaller [R9.03a]', async () => {
    expect(pictureQuality).toBe(80);
    const expected = await sharp(source).resize({ width: 480 }).webp({ quality: 80 }).toBuffer();
    const webps = files.filter(({ fileName }) => fileName.endsWith('.webp'));
    expect(webps.some((file) => expected.equals(Buffer.from(file.source)))).toBe(true);
  });

  it('come as AVIF and WebP, at no width beyond their own', async () => {
    const widths = await Promise.all(
      files.map(async (file) => {
        const { format, width } = await sharp(Buffer.from(file.source)).metadata();
        return `${format === 'heif' ? 'avif' : format} ${width}`;
      }),
    );
    expect(widths.sort()).toEqual(['avif 480', 'avif 500', 'webp 480', 'webp 500']);
  });

  it('leave a file alone that is imported as a file', async () => {
    const plain = await buildPage('./chart.png?url&no-inline');
    expect(plain.map(({ fileName }) => fileName.endsWith('.png'))).toEqual([true]);
  });
});

async function buildPage(address: string): Promise<Rolldown.OutputAsset[]> {
  const entry = join(folder, 'page.js');
  writeFileSync(entry, `import picture from '${address}';\nconsole.log(picture);\n`);
  const result = await build({
    root: folder,
    configFile: false,
    logLevel: 'silent',
    plugins: [pictures()],
    build: { write: false, assetsInlineLimit: 0, rolldownOptions: { input: entry } },
  });
  const [bundle] = [result].flat();
  if (!bundle || !('output' in bundle)) throw new Error('the build gave nothing');
  return bundle.output.filter((file) => file.type === 'asset');
}
