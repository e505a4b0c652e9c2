import type { LanguageCode } from '@danube/contract/locale.ts';

export const blogPath = '/blog';

export function postPath(slug: string): string {
  return `${blogPath}/${slug}`;
}

/** The Atom feed of a language. */
export function feedPath(language: LanguageCode): string {
  return `${blogPath}/feed/${language}.xml`;
}

/** The list's URL parameters. */
export type BlogView = {
  readonly tag?: string;
  readonly author?: string;
  readonly cursor?: string;
};

const slugPattern = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const maxTagLength = 40;
const maxAuthorLength = 80;
const maxCursorLength = 300;

/** Returns valid input for the server, whatever the URL contains. */
export function readBlogView(parameters: URLSearchParams): BlogView {
  const tag = parameters.get('tag') ?? '';
  const author = parameters.get('author') ?? '';
  const cursor = parameters.get('cursor') ?? '';
  return {
    ...(slugPattern.test(tag) && tag.length <= maxTagLength ? { tag } : {}),
    ...(slugPattern.test(author) && author.length <= maxAuthorLength ? { author } : {}),
    ...(cursor && cursor.length <= maxCursorLength ? { cursor } : {}),
  };
}

export function blogUrl(view: BlogView): string {
  const query = new URLSearchParams({ ...view }).toString();
  return query ? `${blogPath}?${query}` : blogPath;
}
