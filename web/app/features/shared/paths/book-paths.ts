export const booksPath = '/books';

/** The excerpt's anchor on a book's page. */
export const insideAnchor = 'inside';

export function bookPath(slug: string): string {
  return `/book/${slug}`;
}
