import { type MessageMarkdown, parseMessageMarkdown } from './message-markdown.ts';

// Not \b, which only knows ASCII letters.
const address = /https?:|www\.|(?<![\p{L}\d])(?:[\p{L}\d-]+\.)+\p{L}{2,}(?![\p{L}\d])/iu;
const mail = /\S@\S+\.\S/u;

/** Whether a message contains a link of any kind, or a URL or an email address as text. */
export function hasLinks(text: string): boolean {
  const { targets, words } = readLinks(text);
  const isSpelledOut = [toPlainLetters(text), words].some(
    (shown) => address.test(shown) || mail.test(shown),
  );
  return targets.length > 0 || isSpelledOut;
}

type MessageLinks = {
  /** Of all links and pictures, also of those that the browser shows as text. */
  readonly targets: readonly string[];
  /** The text besides them as its readers see it: without marks, with escapes resolved. */
  readonly words: string;
};

/** Without these, no text becomes a link, and all of it is shown as typed. */
const markup = /[[\\&:@*_~`]|www/i;

/** Reads a message as the browser does, so that its Markdown can't disguise a link. */
export function readLinks(text: string): MessageLinks {
  // Most messages don't need the parser, which takes longer than all other checks.
  const root = markup.test(text) ? parseMessageMarkdown(text) : null;
  const pieces = root ? [...piecesOf(root)] : [{ words: text }];
  return {
    targets: pieces.flatMap((piece) => ('target' in piece ? piece.target : [])),
    words: toPlainLetters(pieces.map((piece) => ('words' in piece ? piece.words : ' ')).join('')),
  };
}

type MessageNode = MessageMarkdown | MessageMarkdown['children'][number];
type Piece = { readonly target: string } | { readonly words: string };

const insideWords = new Set<MessageNode['type']>([
  'text',
  'inlineCode',
  'html',
  'strong',
  'emphasis',
  'delete',
]);

function* piecesOf(node: MessageNode): Generator<Piece> {
  if ('url' in node) yield { target: node.url };
  else if ('value' in node) yield { words: node.value };
  else if ('children' in node) for (const child of node.children) yield* piecesOf(child);
  if (!insideWords.has(node.type)) yield { words: '\n' };
}

/** As a browser reads a host: compatibility forms are resolved, invisible characters ignored. */
function toPlainLetters(text: string): string {
  return text
    .normalize('NFKC')
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(ideographicDot, '.');
}

/** Where it doesn't end a sentence. */
const ideographicDot = /(?<![\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}])。/gu;
