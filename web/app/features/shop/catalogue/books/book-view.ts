import type { BookPage } from '@danube/contract/catalogue/catalogue.schemas.ts';
import type { ProseBlock } from '../../../../lib/markdown/prose-tree.ts';

/** What the page of a book is drawn from: its texts are read already. */
export type BookView = Omit<BookPage, 'description' | 'excerpt'> & {
  readonly description: readonly ProseBlock[];
  /** The look inside: what is open at once, and what unfolds, in the language it is written in. */
  readonly excerpt: {
    readonly language: BookPage['language'];
    readonly beginning: readonly ProseBlock[];
    readonly rest: readonly ProseBlock[];
  };
};

/** Whether there is anything to look into. */
export function hasExcerpt({ excerpt }: Pick<BookView, 'excerpt'>): boolean {
  return excerpt.beginning.length > 0;
}
