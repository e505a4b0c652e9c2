import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

export const fontFamily = 'Noto Sans';

const files = [
  { weight: 300, file: '300Light/NotoSans_300Light.ttf' },
  { weight: 400, file: '400Regular/NotoSans_400Regular.ttf' },
  { weight: 600, file: '600SemiBold/NotoSans_600SemiBold.ttf' },
  { weight: 400, style: 'italic', file: '400Regular_Italic/NotoSans_400Regular_Italic.ttf' },
] as const;

/** The complete faces, which hold Latin, Greek and Cyrillic; only used letters are embedded. */
export async function loadFonts(): Promise<void> {
  // Resolved where the module runs, so that sources, tests and the built bundle all find them.
  const { resolve } = createRequire(import.meta.url);
  Font.register({
    family: fontFamily,
    fonts: files.map((face) => ({
      src: resolve(`@expo-google-fonts/noto-sans/${face.file}`),
      fontWeight: face.weight,
      ...styleOf(face),
    })),
  });
  Font.registerHyphenationCallback(breakWord);
  await Promise.all(files.map(nameGlyphs));
}

type Face = (typeof files)[number];

function styleOf(face: Face) {
  return 'style' in face && { fontStyle: face.style };
}

/**
 * The engine knows English syllables only and would break German or Greek words by them: words
 * stay whole, except those that are wider than a column.
 */
function breakWord(word: string): string[] {
  return word.length > 32 ? (word.match(/.{1,16}/gsu) ?? [word]) : [word];
}

/**
 * Tells every glyph its letter before the first document is made. Otherwise embedding "ż" leaves
 * a "z" in the font's cache that knows no letter, and the next document shows that "z" but loses
 * it in search, copying and reading aloud.
 */
async function nameGlyphs(face: Face): Promise<void> {
  const descriptor = { fontFamily, fontWeight: face.weight, ...styleOf(face) };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  for (const codePoint of font?.characterSet ?? []) {
    // Ligatures such as "ﬁ" must keep standing for the letters they were made of.
    const character = String.fromCodePoint(codePoint);
    if (character.normalize('NFKC') === character) font?.glyphForCodePoint(codePoint);
  }
}
