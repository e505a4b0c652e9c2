import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { localizedUrl } from '../../../lib/localized-url.ts';
import { PageHead, useSiteUrl } from '../../../lib/page-url.tsx';
import { structuredText } from '../../../lib/structured-text.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { type BlogView, blogPath, feedPath, postPath } from '../../shared/paths/blog-paths.ts';

type BlogHeadProps = { posts: readonly PostCard[]; view: BlogView };

/** Metadata of the list for search engines; a filtered list is a duplicate. */
export function BlogHead({ posts, view }: BlogHeadProps) {
  const t = useTexts('blog');
  const siteUrl = useSiteUrl() || 'http://localhost';
  const language = useLanguage();
  return (
    <>
      <PageHead
        title={t('blog.head.title')}
        description={t('blog.head.description')}
        isIndexed={Object.keys(view).length === 0}
        feed={feedPath(language)}
      />
      <script type="application/ld+json">
        {structuredText({
          '@context': 'https://schema.org',
          '@type': 'Blog',
          url: localizedUrl(siteUrl, blogPath, language),
          blogPost: posts.map((post) => ({
            '@type': 'BlogPosting',
            headline: post.title,
            datePublished: post.publishedAt.toISOString(),
            url: localizedUrl(siteUrl, postPath(post.slug), language),
          })),
        })}
      </script>
    </>
  );
}
