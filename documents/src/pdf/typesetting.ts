import { Font } from '@react-pdf/renderer';
import { fontFamily } from './pdf-fonts.ts';

type Weight = 300 | 400 | 600;

/** The used part of a font. */
type Face = {
  unitsPerEm: number;
  layout(text: string): {
    advanceWidth: number;
    glyphs: readonly { path: Outline }[];
    positions: readonly { xAdvance: number; xOffset: number; yOffset: number }[];
  };
};

type Outline = {
  transform(a: number, b: number, c: number, d: number, e: number, f: number): Outline;
  toSVG(): string;
};

export type TextStyle = { weight: Weight; size: number };

/** Breaks between words; inside a word only if it alone is wider than a line. */
export function breakLines(text: string, style: TextStyle, width: number): string[] {
  const fits = (line: string) => lineWidth(line, style) <= width;
  const lines: string[] = [];
  for (const word of text.split(/\s+/).flatMap((each) => splitWord(each, fits))) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A size, and the maximum number of lines at that size. */
type Step = { size: number; lines: number };

/** The first size at which the text fits, otherwise the last. */
export function chooseFittingSize(
  text: string,
  { weight, width, steps }: { weight: Weight; width: number; steps: readonly [Step, ...Step[]] },
): number {
  const fits = ({ size, lines }: Step) => breakLines(text, { weight, size }, width).length <= lines;
  const [first] = steps;
  return (steps.find(fits) ?? steps.at(-1) ?? first).size;
}

/**
 * One line of text as glyph outlines: drawing it needs no font, and it contains no text that could
 * be misread as markup.
 */
export function toOutline(text: string, { weight, size }: TextStyle, at: { x: number; y: number }) {
  const face = faceOf(weight);
  const scale = size / face.unitsPerEm;
  const { glyphs, positions } = face.layout(text);
  let pen = 0;
  return glyphs
    .map(({ path }, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      const x = at.x + (pen + xOffset) * scale;
      pen += xAdvance;
      return path.transform(scale, 0, 0, -scale, x, at.y - yOffset * scale).toSVG();
    })
    .join('');
}

/** The width of one line, in the unit of its size. */
function lineWidth(text: string, { weight, size }: TextStyle): number {
  const face = faceOf(weight);
  return (face.layout(text).advanceWidth * size) / face.unitsPerEm;
}

function splitWord(word: string, fits: (line: string) => boolean): string[] {
  const found: string[] = [''];
  for (const letter of word) {
    const longer = `${found.at(-1)}${letter}`;
    if (longer === letter || fits(longer)) found[found.length - 1] = longer;
    else found.push(letter);
  }
  return found;
}

/** Loaded with the engine, before anything is rendered. */
function faceOf(weight: Weight): Face {
  // The engine returns fontkit's font object, which has no types here.
  const face = Font.getFont({ fontFamily, fontWeight: weight }).data as unknown as Face | null;
  if (!face) throw new Error(`No face of weight ${weight} was loaded`);
  return face;
}
