import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import type { LanguageCode } from '@danube/contract/locale.ts';
import { hashToUuid } from '../../../platform/hash-to-uuid.ts';

type Feed = {
  readonly siteUrl: string;
  readonly language: LanguageCode;
  readonly title: string;
  readonly posts: readonly PostCard[];
  /** Keyed by slug. */
  readonly authorNames: ReadonlyMap<string, string>;
};

/**
 * RFC 4287. An entry's id is made from the post's id and language, never its URL: feed readers don't
 * show a post again after it was renamed.
 */
export function renderAtomFeed({ siteUrl, language, title, posts, authorNames }: Feed): string {
  const self = `${siteUrl}/blog/feed/${language}.xml`;
  const updated = posts.reduce<Date>(
    (latest, { changedAt }) => (changedAt > latest ? changedAt : latest),
    new Date(0),
  );
  const entries = posts.map((post) => {
    const address = `${siteUrl}/blog/${post.slug}?lang=${language}`;
    return [
      '<entry>',
      `<id>urn:uuid:${hashToUuid(`${post.id} ${language}`)}</id>`,
      `<title>${escaped(post.title)}</title>`,
      `<link rel="alternate" type="text/html" href="${escaped(address)}"/>`,
      `<published>${post.publishedAt.toISOString()}</published>`,
      `<updated>${post.changedAt.toISOString()}</updated>`,
      `<author><name>${escaped(authorNames.get(post.author) ?? title)}</name></author>`,
      ...post.tags.map((tag) => `<category term="${escaped(tag)}"/>`),
      `<summary>${escaped(post.summary)}</summary>`,
      '</entry>',
    ].join('');
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}">`,
    `<id>${escaped(self)}</id>`,
    `<title>${escaped(title)}</title>`,
    `<updated>${updated.toISOString()}</updated>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(`${siteUrl}/blog?lang=${language}`)}"/>`,
    ...entries,
    '</feed>',
  ].join('');
}

/** Escapes text for XML; characters invalid in XML 1.0 were rejected on input. */
function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
