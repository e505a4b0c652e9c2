import type { BookPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

/** The data of a book's page, with parsed Markdown. */
export type BookView = Omit<BookPage, 'description' | 'excerpt'> & {
  readonly description: readonly ProseBlock[];
  /** The excerpt: the visible part, the part that unfolds, and its language. */
  readonly excerpt: {
    readonly language: BookPage['language'];
    readonly beginning: readonly ProseBlock[];
    readonly rest: readonly ProseBlock[];
  };
};

export function hasExcerpt({ excerpt }: Pick<BookView, 'excerpt'>): boolean {
  return excerpt.beginning.length > 0;
}
