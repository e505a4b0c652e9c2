import { FileRejectedError } from './file-rejected-error.ts';

/** A logo has a few kilobytes; this is generous. */
export const maxDrawingBytes = 512 * 1024;
const maxElements = 5_000;
/** Each mask or clip path is rendered again for everything that uses it. */
const maxMasks = 50;

/**
 * Shapes, groups and gradients. Not allowed: anything that loads resources, runs scripts, links,
 * repeats other elements, or needs fonts.
 */
const elements = new Set([
  'svg',
  'g',
  'defs',
  'title',
  'desc',
  'style',
  'path',
  'rect',
  'circle',
  'ellipse',
  'line',
  'polyline',
  'polygon',
  'linearGradient',
  'radialGradient',
  'stop',
  'clipPath',
  'mask',
]);

const attributes = new Set(
  `xmlns xmlns:xlink viewBox width height preserveAspectRatio id class style d points transform
   x y x1 y1 x2 y2 cx cy r rx ry fx fy offset href xlink:href color opacity display visibility
   fill fill-opacity fill-rule clip-path clip-rule mask stop-color stop-opacity
   stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
   stroke-dasharray stroke-dashoffset gradientUnits gradientTransform spreadMethod clipPathUnits
   maskUnits maskContentUnits`.split(/\s+/),
);

const textElements = new Set(['title', 'desc', 'style']);
const maskElements = new Set(['clipPath', 'mask']);
const namespaces = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);

const tagPattern =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const maskUse = /^(?:mask|clip-path)=|^style=[\s\S]*(?:mask|clip-path)\s*:/i;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Rebuilds the drawing from allowed elements and attributes; anything else that could be active is
 * rejected. It is only ever rendered to pixels, so this protects the renderer.
 */
export function cleanDrawing(text: string): string {
  const source = stripProlog(text);
  const written: string[] = [];
  const open: string[] = [];
  let place = 0;
  let count = 0;
  let masks = 0;
  while (place < source.length) {
    const next = source.indexOf('<', place);
    const words = source.slice(place, next === -1 ? undefined : next);
    written.push(cleanWords(words, open.at(-1)));
    if (next === -1) break;
    const tag = readTag(source, next);
    place = next + tag.length;
    count += 1;
    if (isMask(tag)) masks += 1;
    if (count > maxElements || masks > maxMasks)
      throw new FileRejectedError('tooLarge', 'too many elements');
    written.push(tag.text);
    requireFlatMasks(open, tag);
    trackElement(open, tag);
    if (open.length === 0) place = endOf(source, place);
  }
  if (open.length > 0 || count === 0) rejectDrawing('unfinished');
  return written.join('');
}

/** Every element must be closed in the right order. */
function trackElement(open: string[], { kind, name }: Tag): void {
  if (kind === 'start') open.push(name);
  else if (kind === 'end' && open.pop() !== name) rejectDrawing(`</${name}>`);
}

function isMask({ kind, name }: Tag): boolean {
  return kind !== 'end' && maskElements.has(name);
}

/** Nested, a few of them would be rendered millions of times. */
function requireFlatMasks(open: readonly string[], { name, usesMask }: Tag): void {
  if (usesMask && [name, ...open].some((each) => maskElements.has(each)))
    rejectDrawing('nested masks');
}

type Tag = {
  kind: 'start' | 'end' | 'whole';
  name: string;
  text: string;
  length: number;
  usesMask: boolean;
};

function readTag(source: string, at: number): Tag {
  tagPattern.lastIndex = at;
  const [whole, slash, name = '', given = '', end] =
    tagPattern.exec(source) ?? rejectDrawing('markup');
  if (!elements.has(name) || (at === 0) !== (name === 'svg' && slash === ''))
    rejectDrawing(`<${name}>`);
  if (slash)
    return { kind: 'end', name, text: `</${name}>`, length: whole.length, usesMask: false };
  const kept = [...given.matchAll(attributePattern)].map(([, attribute = '', double, single]) =>
    cleanAttribute(attribute, double ?? single ?? ''),
  );
  const text = `<${[name, ...kept.filter(Boolean)].join(' ')}${end}>`;
  const usesMask = kept.some((attribute) => maskUse.test(attribute));
  return { kind: end ? 'whole' : 'start', name, text, length: whole.length, usesMask };
}

/** Empty if the attribute isn't allowed; rejected if it would reference something outside. */
function cleanAttribute(name: string, value: string): string {
  if (!attributes.has(name)) return '';
  if (name.startsWith('xmlns')) return namespaces.has(value) ? `${name}="${value}"` : '';
  if (name.endsWith('href') && !/^#[\w.-]+$/.test(value)) rejectDrawing(`${name}="${value}"`);
  requireLocal(value);
  return `${name}="${value.replaceAll('"', '&quot;')}"`;
}

function cleanWords(words: string, parent: string | undefined): string {
  if (words.trim() === '') return '';
  if (parent === undefined || !textElements.has(parent)) rejectDrawing('text');
  if (parent !== 'style') return '';
  requireLocal(words);
  return words;
}

/** No external references, imports or obfuscated values. */
function requireLocal(value: string): void {
  // Long runs of spaces would take quadratic time below.
  const text = value.replaceAll(/\s+/g, ' ');
  const links = [...text.matchAll(/url ?\( ?['"]? ?(.)/gi)];
  if (links.some(([, first]) => first !== '#')) rejectDrawing('url()');
  if (/[\\@&]|: ?\/\/|\b(?:javascript|data|expression) ?[:(]/i.test(text)) rejectDrawing('value');
}

/** Removes the declaration, comments and a plain document type; entities are rejected. */
function stripProlog(text: string): string {
  const source = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^<\?xml[^>]*\?>/, '');
  return withoutComments(source)
    .trim()
    .replace(/^<!DOCTYPE svg[^>[]*>/, '')
    .trim();
}

/** A comment without an end stays, and is rejected as markup. */
function withoutComments(source: string): string {
  const [start, end] = ['<!--', '-->'];
  const kept: string[] = [];
  let place = 0;
  for (;;) {
    const from = source.indexOf(start, place);
    const to = from === -1 ? -1 : source.indexOf(end, from + start.length);
    if (to === -1) return [...kept, source.slice(place)].join('');
    kept.push(source.slice(place, from));
    place = to + end.length;
  }
}

/** Nothing may follow the drawing. */
function endOf(source: string, place: number): number {
  if (source.slice(place).trim() !== '') rejectDrawing('more than a drawing');
  return source.length;
}

function rejectDrawing(what: string): never {
  throw new FileRejectedError('wrongContent', `in a drawing: ${what}`.slice(0, 200));
}
