import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { runnerImport } from 'vite';
import { readContentFiles } from './content-files.ts';
import { sampleSender } from './samples.ts';

/** Renders every PDF of `content/` from its Markdown. */
const root = join(import.meta.dirname, '../..');
// Node can't load the `.tsx` templates; Vite can, without a build.
const { module: engine } = await runnerImport<typeof import('./pdf/render-content-pdf.tsx')>(
  join(import.meta.dirname, 'pdf/render-content-pdf.tsx'),
);

for (const file of await readContentFiles(join(root, 'content'))) {
  const pdf =
    file.kind === 'book'
      ? await engine.renderBook(file.book)
      : await engine.renderSheet(file.sheet, sampleSender);
  await mkdir(dirname(file.path), { recursive: true });
  await writeFile(file.path, pdf);
  process.stdout.write(`${relative(root, file.path)}\n`);
}
