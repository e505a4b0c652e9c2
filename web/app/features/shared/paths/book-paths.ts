export const booksPath = '/books';

/** Where the excerpt begins on the page of a book. */
export const insideAnchor = 'inside';

export function bookPath(slug: string): string {
  return `/book/${slug}`;
}
