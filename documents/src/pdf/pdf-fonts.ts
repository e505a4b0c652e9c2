import { createRequire } from 'node:module';
import { Font } from '@react-pdf/renderer';

export const fontFamily = 'Noto Sans';

const files = [
  { weight: 300, file: '300Light/NotoSans_300Light.ttf' },
  { weight: 400, file: '400Regular/NotoSans_400Regular.ttf' },
  { weight: 600, file: '600SemiBold/NotoSans_600SemiBold.ttf' },
  { weight: 400, style: 'italic', file: '400Regular_Italic/NotoSans_400Regular_Italic.ttf' },
] as const;

/** The complete fonts with Latin, Greek and Cyrillic; only used glyphs are embedded. */
export async function loadFonts(): Promise<void> {
  // Resolved relative to the running module, so that sources, tests and the bundle all find them.
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
 * The engine only hyphenates English and would break German or Greek words wrongly: words stay
 * whole, except those wider than a column.
 */
function breakWord(word: string): string[] {
  return word.length > 32 ? (word.match(/.{1,16}/gsu) ?? [word]) : [word];
}

/**
 * Maps every glyph to its letter before the first document is rendered. Otherwise embedding "ż"
 * leaves a "z" without a letter in the font's cache, and the next document shows that "z" but loses
 * it in search, copying and reading aloud.
 */
async function nameGlyphs(face: Face): Promise<void> {
  const descriptor = { fontFamily, fontWeight: face.weight, ...styleOf(face) };
  await Font.load(descriptor);
  const font = Font.getFont(descriptor).data;
  for (const codePoint of font?.characterSet ?? []) {
    // Ligatures such as "ﬁ" must keep mapping to their letters.
    const character = String.fromCodePoint(codePoint);
    if (character.normalize('NFKC') === character) font?.glyphForCodePoint(codePoint);
  }
}
