import { inflateSync } from 'node:zlib';

/**
 * Extracts the text of our own PDFs for tests: maps glyph ids through the current font's character
 * map, like copying text does. Returns one string per line.
 */
export function readPdfText(pdf: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  const fonts = readFonts(objects);
  return [...objects.values()]
    .filter((object) => object.stream?.includes(' Tf'))
    .flatMap((object) => readPage(object.stream ?? '', fonts));
}

/** The drawing operators of every page, one per line. */
export function readPdfDrawing(pdf: Uint8Array): string[] {
  const objects = readObjects(Buffer.from(pdf).toString('latin1'));
  return [...objects.values()].flatMap(({ stream }) => stream?.split('\n') ?? []);
}

/** A4 in points. */
const sheetHeight = 842;

type PdfObject = { dictionary: string; stream?: string };

type CharacterMap = Map<number, string>;

function readObjects(file: string): Map<string, PdfObject> {
  const objects = new Map<string, PdfObject>();
  for (const [, number = '', body = ''] of file.matchAll(/(\d+) 0 obj\n(.*?)\nendobj/gs)) {
    const [dictionary = '', content] = body.split(/\nstream\n/);
    const stream = content?.replace(/\nendstream$/, '');
    const isText = stream !== undefined && !dictionary.includes('/Length1');
    objects.set(number, { dictionary, ...(isText && { stream: inflated(dictionary, stream) }) });
  }
  return objects;
}

function inflated(dictionary: string, stream: string): string {
  if (!dictionary.includes('/FlateDecode')) return stream;
  return inflateSync(Buffer.from(stream, 'latin1')).toString('latin1');
}

function readFonts(objects: Map<string, PdfObject>): Map<string, CharacterMap> {
  const fonts = new Map<string, CharacterMap>();
  for (const { dictionary } of objects.values()) {
    for (const [, name = '', number = ''] of dictionary.matchAll(/\/(F\d+) (\d+) 0 R/g)) {
      const table = objects.get(number)?.dictionary.match(/\/ToUnicode (\d+) 0 R/)?.[1] ?? '';
      fonts.set(name, readCharacterMap(objects.get(table)?.stream ?? ''));
    }
  }
  return fonts;
}

/** `<first> <last> [<characters> …]` of a character map. */
function readCharacterMap(table: string): CharacterMap {
  const characters: CharacterMap = new Map();
  for (const [, first = '', , list = ''] of table.matchAll(/<(\w+)> <(\w+)> \[([^\]]*)\]/g)) {
    const start = Number.parseInt(first, 16);
    for (const [offset, [, units = '']] of [...list.matchAll(/<([\w ]*)>/g)].entries()) {
      const bytes = Buffer.from(units.replaceAll(' ', ''), 'hex');
      characters.set(start + offset, bytes.swap16().toString('utf16le'));
    }
  }
  return characters;
}

/** Ignores text above or below the page, which nobody could read. */
function readPage(content: string, fonts: Map<string, CharacterMap>): string[] {
  const lines: string[] = [];
  const saved: number[] = [];
  let characters: CharacterMap = new Map();
  let down = 0;
  for (const operation of content.split('\n')) {
    characters = fonts.get(operation.match(/^\/(F\d+) /)?.[1] ?? '') ?? characters;
    down += Number(operation.match(/^1 0 0 1 \S+ (\S+) cm$/)?.[1] ?? 0);
    if (operation === 'q') saved.push(down);
    if (operation === 'Q') down = saved.pop() ?? 0;
    if (!operation.endsWith('TJ')) continue;
    if (down > 0 && down < sheetHeight) lines.push(readLine(operation, characters));
  }
  return lines;
}

function readLine(operation: string, characters: CharacterMap): string {
  const glyphs = [...operation.matchAll(/<(\w+)>/g)].flatMap(([, hex = '']) => hex.match(/.{4}/g));
  return glyphs.map((glyph) => characterOf(Number.parseInt(glyph ?? '', 16), characters)).join('');
}

/** Glyph 0 is the box that a font shows for a missing letter. */
function characterOf(glyph: number, characters: CharacterMap): string {
  return (glyph === 0 ? undefined : characters.get(glyph)) ?? '\ufffd';
}
