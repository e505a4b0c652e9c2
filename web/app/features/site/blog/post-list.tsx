import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { ArrowRight } from 'lucide-react';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { postPath } from '../../shared/paths/blog-paths.ts';
import { PostFacts } from './post-facts.tsx';

type PostListProps = {
  posts: readonly PostCard[];
  /** Shows the newest one large, at the top. */
  hasLead?: boolean;
};

export function PostList({ posts, hasLead = false }: PostListProps) {
  return (
    <ul className="grid gap-x-gutter md:grid-cols-2">
      {posts.map((post, index) => (
        <li
          key={post.id}
          className={classNames(
            'border-t border-rule-strong',
            hasLead && index === 0 && 'md:col-span-2',
          )}
        >
          <Card post={post} isLead={hasLead && index === 0} />
        </li>
      ))}
    </ul>
  );
}

const widths = [480, 960, 1440] as const;

function Card({ post, isLead }: { post: PostCard; isLead: boolean }) {
  const t = useTexts('blog');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = post.language === page ? undefined : post.language;
  const pictureAt = (width: number) => `/media/pictures/${post.cover}?w=${width}`;
  return (
    <article
      className={classNames(
        'group relative grid content-start gap-2.5 py-6 lg:py-8',
        isLead && 'lg:grid-cols-12 lg:gap-x-gutter',
      )}
    >
      {post.cover ? (
        <img
          src={pictureAt(widths[1])}
          srcSet={widths.map((width) => `${pictureAt(width)} ${width}w`).join(', ')}
          sizes={isLead ? '(min-width: 64rem) 50vw, 92vw' : '(min-width: 48rem) 45vw, 92vw'}
          alt=""
          loading={isLead ? 'eager' : 'lazy'}
          decoding="async"
          className={classNames(
            'aspect-video w-full rounded-md object-cover',
            isLead && 'lg:col-span-6 lg:row-span-5',
          )}
        />
      ) : null}
      <h2
        lang={lang}
        className={classNames(
          isLead ? 'type-h2 lg:col-span-9' : 'type-h3',
          isLead && post.cover && 'lg:col-span-6!',
        )}
      >
        <CardLink to={localPath(postPath(post.slug))}>{post.title}</CardLink>
      </h2>
      <p
        lang={lang}
        className={classNames('type-body max-w-prose', isLead && 'lg:col-span-8 lg:col-start-1')}
      >
        {post.summary}
      </p>
      <div className="lg:col-span-full">
        <PostFacts post={post} />
      </div>
      {/* The title is the link; this is a visual hint that there is more. */}
      <span
        aria-hidden="true"
        className="inline-flex items-center gap-1.5 text-sm font-[560] text-river-ink group-hover:underline lg:col-span-full"
      >
        {t('blog.readMore')}
        <ArrowRight className="size-4" />
      </span>
    </article>
  );
}
