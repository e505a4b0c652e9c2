import type { BookPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import { parseMarkdown } from '../../../../lib/markdown/parse-markdown.ts';
import { blocksText, type ProseBlock } from '../../../../lib/markdown/prose-tree.ts';
import type { BookView } from './book-view.ts';

/**
 * A book as its page renders it: Markdown is parsed here, so that the parser stays on the server.
 */
export function toBookView(page: BookPage): BookView {
  const { description, excerpt, ...rest } = page;
  const language = page.fieldLanguages?.excerpt ?? page.language;
  return {
    ...rest,
    description: parseMarkdown(description, { anchorPrefix: 'about' }),
    excerpt: { language, ...splitExcerpt(parseMarkdown(excerpt, { anchorPrefix: 'inside' })) },
  };
}

/** About one page of a book. */
const openCharacters = 1400;

/** The first blocks, up to a page; a short remainder isn't worth collapsing. */
function splitExcerpt(blocks: readonly ProseBlock[]): Omit<BookView['excerpt'], 'language'> {
  let length = 0;
  const end = blocks.findIndex((block) => {
    length += blocksText([block]).length;
    return length > openCharacters;
  });
  if (end === -1 || end >= blocks.length - 2) return { beginning: blocks, rest: [] };
  return { beginning: blocks.slice(0, end + 1), rest: blocks.slice(end + 1) };
}
