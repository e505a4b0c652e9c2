import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import type { Plugin } from 'vite';
import { lettersOf, ownLettersOf, type Script, scripts, unicodeRange } from './glyph-sets.ts';
import { type Typeface, typefaces } from './typefaces.ts';

const { resolve } = createRequire(import.meta.url);

/** Pages in these scripts take all letters from their own file. */
const ownFamilies = [
  { script: 'greek', suffix: 'Greek' },
  { script: 'cyrillic', suffix: 'Cyrillic' },
] as const;

/**
 * Writes the fonts and their style sheet into a folder that isn't committed, before anything needs
 * them. Skipped if sources and settings are unchanged.
 */
export function fonts(folder: string): Plugin {
  return {
    name: 'danube:fonts',
    async config() {
      mkdirSync(folder, { recursive: true });
      for (const typeface of typefaces) {
        for (const script of scripts) await writeOnce(folder, typeface, script);
      }
      writeIfChanged(join(folder, 'faces.css'), styleSheet());
    },
  };
}

async function writeOnce(folder: string, typeface: Typeface, script: Script): Promise<void> {
  const source = readFileSync(resolve(typeface.source));
  const settings = [typeface.features, typeface.axes(script), lettersOf[script]];
  const made = createHash('sha256').update(source).update(JSON.stringify(settings)).digest('hex');
  const file = join(folder, fileName(typeface, script));
  const note = `${file}.made-from`;
  if (existsSync(file) && existsSync(note) && readFileSync(note, 'utf8') === made) return;
  writeFileSync(file, await createFontSubset(source, typeface, script));
  writeFileSync(note, made);
}

/** Subsets a font to these letters and features and to a part of its axes. */
export function createFontSubset(
  source: Buffer,
  typeface: Typeface,
  script: Script,
): Promise<Buffer> {
  return subsetFont(source, lettersOf[script], {
    targetFormat: 'woff2',
    variationAxes: typeface.axes(script),
    keepFeatures: typeface.features,
    noHinting: true,
  });
}

function fileName({ name }: Typeface, script: Script): string {
  return `${name}-${script}.woff2`;
}

function styleSheet(): string {
  return typefaces
    .flatMap((typeface) => [...createWholeFaces(typeface), ...createRangedFaces(typeface)])
    .join('');
}

function createWholeFaces(typeface: Typeface): string[] {
  return ownFamilies.map(({ script, suffix }) =>
    fontFace(typeface, script, { family: `${typeface.family} ${suffix}` }),
  );
}

function createRangedFaces(typeface: Typeface): string[] {
  return scripts.map((script) =>
    fontFace(typeface, script, {
      family: typeface.family,
      range: unicodeRange(ownLettersOf[script]),
    }),
  );
}

type NamedAs = { readonly family: string; readonly range?: string };

function fontFace(typeface: Typeface, script: Script, { family, range }: NamedAs): string {
  const lines = [
    `font-family: "${family}"`,
    `font-style: ${typeface.style}`,
    // The same for each file: otherwise a browser would choose between them by weight.
    'font-weight: 100 900',
    'font-display: swap',
    `src: url("./${fileName(typeface, script)}") format("woff2")`,
    ...(range ? [`unicode-range: ${range}`] : []),
  ];
  return `@font-face {\n  ${lines.join(';\n  ')};\n}\n`;
}

function writeIfChanged(file: string, text: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
}
