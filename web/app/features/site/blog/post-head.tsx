import { useAcademy } from '../../../lib/academy.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { blogPath, feedPath, postPath } from '../../shared/paths/blog-paths.ts';
import { useAuthor } from './post-facts.tsx';
import type { PostView } from './post-view.ts';
import { useTopicName } from './use-topic-name.ts';

/** A post's metadata for search engines, feed readers and link previews. */
export function PostHead({ post }: { post: PostView }) {
  const academy = useAcademy();
  const t = useTexts('blog', 'nav');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  const author = useAuthor(post.author);
  const topicName = useTopicName();
  const picture = post.cover ? `/media/pictures/${post.cover}?w=1440` : undefined;
  const paths = Object.fromEntries(
    Object.entries(post.slugs).map(([code, slug]) => [code, postPath(slug)]),
  );
  return (
    <>
      <PageHead
        title={t('blog.post.title', { title: post.title })}
        description={post.summary}
        writtenIn={post.availableIn}
        paths={paths}
        feed={feedPath(language)}
        {...(picture ? { image: picture } : {})}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@graph': [
            {
              '@type': 'BlogPosting',
              '@id': `${siteUrl}/blog#${post.id}`,
              headline: post.title,
              description: post.summary,
              url: localizedUrl(siteUrl, postPath(post.slug), language),
              inLanguage: post.language,
              datePublished: post.publishedAt.toISOString(),
              dateModified: post.changedAt.toISOString(),
              keywords: post.tags.map(topicName),
              timeRequired: `PT${post.minutes}M`,
              image: `${siteUrl}${picture ?? '/og.png'}`,
              author: author.hasProfile
                ? {
                    '@type': 'Person',
                    '@id': `${siteUrl}/instructors/${post.author}#person`,
                    name: author.name,
                    url: `${siteUrl}/instructors/${post.author}`,
                  }
                : { '@type': 'Organization', '@id': `${siteUrl}/#organization`, name: author.name },
              publisher: {
                '@type': 'Organization',
                '@id': `${siteUrl}/#organization`,
                name: academy.name,
                url: siteUrl,
              },
            },
            {
              '@type': 'BreadcrumbList',
              itemListElement: [
                [t('nav.blog'), blogPath] as const,
                [post.title, postPath(post.slug)] as const,
              ].map(([name, path], index) => ({
                '@type': 'ListItem',
                position: index + 1,
                name,
                item: localizedUrl(siteUrl, path, language),
              })),
            },
          ],
        })}
      </script>
    </>
  );
}
