import { Refusal } from './refusal.ts';

/** A logo has a few kilobytes; this is generous. */
export const maxDrawingBytes = 512 * 1024;
const maxElements = 5_000;

/**
 * Shapes, groups and gradients. Anything that loads, scripts, links, repeats or needs fonts is left
 * out.
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
const namespaces = new Set(['http://www.w3.org/2000/svg', 'http://www.w3.org/1999/xlink']);

const tagPattern =
  /<(\/?)([A-Za-z][\w:.-]*)((?:\s+[\w:.-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>/y;
const attributePattern = /([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/**
 * Rebuilds the drawing from allowed elements and attributes; anything else that could be active is
 * rejected. It is only ever rendered to pixels, so this protects the renderer.
 */
export function cleanDrawing(text: string): string {
  const source = withoutProlog(text);
  const written: string[] = [];
  const open: string[] = [];
  let place = 0;
  let count = 0;
  while (place < source.length) {
    const next = source.indexOf('<', place);
    const words = source.slice(place, next === -1 ? undefined : next);
    written.push(cleanWords(words, open.at(-1)));
    if (next === -1) break;
    const tag = readTag(source, next);
    place = next + tag.length;
    count += 1;
    if (count > maxElements) throw new Refusal('tooLarge', 'too many elements');
    written.push(tag.text);
    follow(open, tag);
    if (open.length === 0) place = endOf(source, place);
  }
  if (open.length > 0 || count === 0) refuse('unfinished');
  return written.join('');
}

/** Every element must be closed in the right order. */
function follow(open: string[], { kind, name }: Tag): void {
  if (kind === 'start') open.push(name);
  else if (kind === 'end' && open.pop() !== name) refuse(`</${name}>`);
}

type Tag = { kind: 'start' | 'end' | 'whole'; name: string; text: string; length: number };

function readTag(source: string, at: number): Tag {
  tagPattern.lastIndex = at;
  const [whole, slash, name = '', given = '', end] = tagPattern.exec(source) ?? refuse('markup');
  if (!elements.has(name) || (at === 0) !== (name === 'svg' && slash === '')) refuse(`<${name}>`);
  if (slash) return { kind: 'end', name, text: `</${name}>`, length: whole.length };
  const kept = [...given.matchAll(attributePattern)].map(([, attribute = '', double, single]) =>
    cleanAttribute(attribute, double ?? single ?? ''),
  );
  const text = `<${[name, ...kept.filter(Boolean)].join(' ')}${end}>`;
  return { kind: end ? 'whole' : 'start', name, text, length: whole.length };
}

/** Empty if the attribute isn't allowed; rejected if it would reference something outside. */
function cleanAttribute(name: string, value: string): string {
  if (!attributes.has(name)) return '';
  if (name.startsWith('xmlns')) return namespaces.has(value) ? `${name}="${value}"` : '';
  if (name.endsWith('href') && !/^#[\w.-]+$/.test(value)) refuse(`${name}="${value}"`);
  requireLocal(value);
  return `${name}="${value.replaceAll('"', '&quot;')}"`;
}

function cleanWords(words: string, parent: string | undefined): string {
  if (words.trim() === '') return '';
  if (parent === undefined || !textElements.has(parent)) refuse('text');
  if (parent !== 'style') return '';
  requireLocal(words);
  return words;
}

/** No external references, imports or obfuscated values. */
function requireLocal(value: string): void {
  const links = [...value.matchAll(/url\s*\(\s*['"]?\s*(.)/gi)];
  if (links.some(([, first]) => first !== '#')) refuse('url()');
  if (/[\\@&]|:\s*\/\/|\b(?:javascript|data|expression)\s*[:(]/i.test(value)) refuse('value');
}

/** Removes the declaration, comments and a plain document type; entities are rejected. */
function withoutProlog(text: string): string {
  const source = text
    .replace(/^\uFEFF/, '')
    .trim()
    .replace(/^<\?xml[^>]*\?>/, '')
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .trim()
    .replace(/^<!DOCTYPE svg[^>[]*>/, '');
  return source.trim();
}

/** Nothing may follow the drawing. */
function endOf(source: string, place: number): number {
  if (source.slice(place).trim() !== '') refuse('more than a drawing');
  return source.length;
}

function refuse(what: string): never {
  throw new Refusal('wrongContent', `in a drawing: ${what}`.slice(0, 200));
}
