import type { TextValues } from '@danube/contract/texts/translator.ts';

/** Plain text, or what is between `<tag>` and `</tag>`. */
export type RichPart = string | { readonly tag: string; readonly parts: readonly RichPart[] };

const element = /<(\w+)>(.*?)<\/\1>/gs;

/** Replaces `<` in values while the markup is parsed; no text contains it. */
const hidden = '\uE000';

/** Escapes `<` in values, so that it isn't parsed as markup. */
export function escapeMarkup(values: TextValues): TextValues {
  const entries = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('<', hidden) : value,
  ]);
  return Object.fromEntries(entries);
}

/** Parses the markup of a text. Tags that aren't listed stay as written. */
export function parseRichText(text: string, tags: readonly string[]): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const { index, 0: whole, 1: tag = '', 2: inner = '' } of text.matchAll(element)) {
    if (!tags.includes(tag)) continue;
    parts.push(plain(text.slice(end, index)), { tag, parts: parseRichText(inner, tags) });
    end = index + whole.length;
  }
  parts.push(plain(text.slice(end)));
  return parts.filter((part) => part !== '');
}

function plain(text: string): string {
  return text.replaceAll(hidden, '<');
}
