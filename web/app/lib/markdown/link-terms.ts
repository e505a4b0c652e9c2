import type { ProseBlock, ProsePhrase } from './prose-tree.ts';

/** A glossary term and the URL of its page. */
export type TermLink = { readonly term: string; readonly href: string };

/** Too many links make a text hard to read. */
const maxPerParagraph = 3;
const maxPerText = 15;

/**
 * Links the first use of each term to its page. Headings, tables, code, callout titles, footnotes
 * and existing links are left alone.
 */
export function linkTerms(
  blocks: readonly ProseBlock[],
  terms: readonly TermLink[],
): readonly ProseBlock[] {
  if (terms.length === 0) return blocks;
  return linkBlocks(blocks, createFinder(terms));
}

function linkBlocks(blocks: readonly ProseBlock[], finder: Finder): readonly ProseBlock[] {
  return blocks.map((block): ProseBlock => {
    switch (block.kind) {
      case 'paragraph':
        return { ...block, phrases: linkParagraph(block.phrases, finder) };
      case 'list':
        return { ...block, items: block.items.map((item) => linkBlocks(item, finder)) };
      case 'quote':
      case 'callout':
        return { ...block, blocks: linkBlocks(block.blocks, finder) };
      default:
        return block;
    }
  });
}

function linkParagraph(phrases: readonly ProsePhrase[], finder: Finder): readonly ProsePhrase[] {
  let left = maxPerParagraph;
  const link = (phrase: ProsePhrase): readonly ProsePhrase[] => {
    if (typeof phrase !== 'string') {
      const hasWords = phrase.kind === 'strong' || phrase.kind === 'emphasis';
      return [hasWords ? { ...phrase, phrases: phrase.phrases.flatMap(link) } : phrase];
    }
    const found = left > 0 ? finder(phrase) : null;
    if (!found) return [phrase];
    left -= 1;
    const { before, words, href, after } = found;
    const linked = { kind: 'link', href, isExternal: false, phrases: [words] } as const;
    return [...(before ? [before] : []), linked, ...(after ? link(after) : [])];
  };
  return phrases.flatMap(link);
}

/** Finds the next term that isn't linked yet, with the text before and after it. */
type Finder = (
  text: string,
) => { before: string; words: string; href: string; after: string } | null;

function createFinder(terms: readonly TermLink[]): Finder {
  const hrefs = new Map(terms.map(({ term, href }) => [nameOf(term), href]));
  // Longest first: "stop order" before "order".
  const names = terms.map(({ term }) => term).toSorted((one, other) => other.length - one.length);
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}-])(${names.map(toTermPattern).join('|')})s?(?![\\p{L}\\p{N}-])`,
    'gu',
  );
  const used = new Set<string>();
  return (text) => {
    if (used.size >= maxPerText) return null;
    for (const found of text.matchAll(pattern)) {
      const [words, name = ''] = found;
      const href = hrefs.get(nameOf(name));
      if (href === undefined || used.has(href)) continue;
      used.add(href);
      const { index } = found;
      return { before: text.slice(0, index), words, href, after: text.slice(index + words.length) };
    }
    return null;
  };
}

/** A term may be capitalised at the start of a sentence. */
function toTermPattern(term: string): string {
  const [first = '', ...rest] = term;
  const escaped = rest.join('').replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return `[${first}${first.toLowerCase()}]${escaped}`;
}

function nameOf(term: string): string {
  return `${term.slice(0, 1).toLowerCase()}${term.slice(1)}`;
}
