/** An element without its namespace prefix; text between elements belongs to the parent. */
export type XmlElement = {
  readonly name: string;
  /** As declared at the root; empty elsewhere. */
  readonly namespace: string;
  readonly attributes: ReadonlyMap<string, string>;
  readonly children: XmlElement[];
  text: string;
};

export const maxFileLength = 1_000_000;
const maxElements = 200_000;
const maxDepth = 30;

const named: ReadonlyMap<string, string> = new Map(
  Object.entries({ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }),
);

/** Comments, instructions, CDATA, tags, or text up to the next of these. */
const token =
  /<!--[\s\S]*?-->|<\?[\s\S]*?\?>|<!\[CDATA\[([\s\S]*?)\]\]>|<(\/?)([A-Za-z_][\w.:-]*)((?:\s+[\w.:-]+\s*=\s*(?:"[^"<]*"|'[^'<]*'))*)\s*(\/?)>|([^<]+)/gy;

/**
 * A minimal, safe XML parser for bank files: no document type, so no custom or external entities,
 * and a size limit. Null if the file is invalid.
 */
export function readXml(xml: string): XmlElement | null {
  if (xml.length > maxFileLength || /<!DOCTYPE|<!ENTITY/i.test(xml)) return null;
  const root = element('', new Map());
  const reading: ParserState = { open: [root], count: 0 };
  const text = xml.replace(/^\uFEFF/, '');
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const found = token.exec(text);
    if (!found || !consumeToken(reading, found)) return null;
  }
  const [document, ...others] = root.children;
  const isWhole = reading.open.length === 1 && others.length === 0 && root.text.trim() === '';
  return isWhole ? (document ?? null) : null;
}

type ParserState = { readonly open: XmlElement[]; count: number };

/** False if the token isn't allowed here. */
function consumeToken(
  reading: ParserState,
  [, data, slash, tag, attributes = '', empty, words]: string[],
) {
  const { open } = reading;
  const parent = open.at(-1);
  if (!parent) return false;
  if (tag === undefined) {
    const plain = data ?? unescaped(words ?? '');
    parent.text += plain ?? '';
    return plain !== null;
  }
  if (slash === '/') {
    open.pop();
    return open.length > 0 && parent.name === localName(tag);
  }
  const made = element(tag, readAttributes(attributes));
  parent.children.push(made);
  if (empty !== '/') open.push(made);
  return ++reading.count <= maxElements && open.length <= maxDepth;
}

function element(tag: string, attributes: ReadonlyMap<string, string>): XmlElement {
  const prefix = tag.includes(':') ? `xmlns:${tag.split(':')[0]}` : 'xmlns';
  const namespace = attributes.get(prefix) ?? '';
  return { name: localName(tag), namespace, attributes, children: [], text: '' };
}

function localName(tag: string): string {
  return tag.split(':').at(-1) ?? tag;
}

function readAttributes(text: string): ReadonlyMap<string, string> {
  const pairs = text.matchAll(/([\w.:-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g);
  return new Map([...pairs].map(([, name = '', double, single]) => [name, double ?? single ?? '']));
}

/** Null for unknown entities. */
function unescaped(text: string): string | null {
  let isKnown = true;
  const plain = text.replaceAll(/&(#x[0-9a-f]{1,6}|#\d{1,7}|\w+);|&/gi, (_, name?: string) => {
    const code = name?.startsWith('#') ? Number(name.slice(1).replace(/^x/i, '0x')) : null;
    if (code !== null && code > 0 && code <= 0x10ffff) return String.fromCodePoint(code);
    const letter = named.get(name ?? '');
    isKnown &&= letter !== undefined;
    return letter ?? '';
  });
  return isKnown ? plain : null;
}

/** The elements at a path below one, such as `TxInfAndSts/StsRsnInf`. */
export function findElements(parent: XmlElement, path: string): XmlElement[] {
  let found = [parent];
  for (const name of path.split('/')) {
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  }
  return found;
}

/** The text of the first element at a path; null if there is none, or it's empty. */
export function findText(parent: XmlElement, path: string): string | null {
  return findElements(parent, path)[0]?.text.trim() || null;
}
