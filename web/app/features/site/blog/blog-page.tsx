import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { ArrowRight, Rss } from 'lucide-react';
import { Link, useNavigation, useRevalidator } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { RichText, useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { SectionHeading } from '../../../ui/section-heading.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { type BlogView, blogPath, blogUrl, feedPath } from '../../shared/paths/blog-paths.ts';
import { PostList } from './post-list.tsx';
import { useTopicName } from './use-topic-name.ts';

export type BlogList = {
  readonly posts: readonly PostCard[];
  readonly nextCursor: string | null;
  readonly tags: readonly string[];
};

type BlogPageProps = {
  view: BlogView;
  /** Null if the posts couldn't be loaded. */
  list: BlogList | null;
};

export function BlogPage({ view, list }: BlogPageProps) {
  const t = useTexts('blog');
  const lang = useFallbackLang('blog');
  const isWaiting = useNavigation().location?.pathname === blogPath;
  return (
    <div lang={lang} className="page pt-[clamp(2rem,4vw,3.5rem)] pb-section">
      <SectionHeading
        level={1}
        className="mb-6! sm:mb-8! lg:mb-10!"
        label={t('blog.list.label')}
        title={<RichText k="blog.list.title" elements={{ em: <em /> }} />}
        lede={t('blog.list.lede')}
      />
      {list && list.tags.length > 0 ? <TagFilter tags={list.tags} view={view} /> : null}
      <div
        aria-busy={isWaiting || undefined}
        className={classNames('mt-8 transition-opacity lg:mt-10', isWaiting && 'opacity-60')}
      >
        <p role="status" className="sr-only">
          {isWaiting ? t('blog.list.loading') : ''}
        </p>
        <Posts view={view} list={list} />
      </div>
    </div>
  );
}

function Posts({ view, list }: BlogPageProps) {
  const t = useTexts('blog');
  const revalidator = useRevalidator();
  const { people } = useSettings('instructors');
  if (!list) {
    return (
      <ErrorState
        title={t('blog.list.errorTitle')}
        text={t('blog.list.errorText')}
        onRetry={() => void revalidator.revalidate()}
        isRetrying={revalidator.state === 'loading'}
      />
    );
  }
  if (list.posts.length === 0) return <NoPosts view={view} />;
  const author = people.find(({ slug }) => slug === view.author);
  return (
    <>
      {author ? (
        <p className="type-h4 mb-6">{t('blog.list.byAuthor', { name: author.name })}</p>
      ) : null}
      <PostList posts={list.posts} hasLead={Object.keys(view).length === 0} />
      <Pages view={view} nextCursor={list.nextCursor} />
    </>
  );
}

function NoPosts({ view }: { view: BlogView }) {
  const t = useTexts('blog');
  const localPath = useLocalPath();
  const isFiltered = Object.keys(view).length > 0;
  return (
    <div role="status">
      <EmptyState
        drawing={isFiltered ? 'search' : 'flat'}
        title={isFiltered ? t('blog.list.noMatch') : t('blog.list.emptyTitle')}
        {...(isFiltered ? {} : { text: t('blog.list.emptyText') })}
        action={
          <Button asChild>
            <Link to={localPath(isFiltered ? blogPath : '/courses')}>
              {t(isFiltered ? 'blog.list.clear' : 'blog.list.emptyAction')}
            </Link>
          </Button>
        }
      />
    </div>
  );
}

type TagFilterProps = { tags: readonly string[]; view: BlogView };

/** Plain links: they work without scripts and can be opened in another tab. */
function TagFilter({ tags, view }: TagFilterProps) {
  const t = useTexts('blog');
  const topicName = useTopicName();
  const localPath = useLocalPath();
  const entries = [
    { address: blogPath, label: t('blog.list.allTags'), isCurrent: !view.tag },
    ...tags.map((tag) => ({
      address: blogUrl({ tag }),
      label: topicName(tag),
      isCurrent: tag === view.tag,
    })),
  ];
  return (
    <nav aria-label={t('blog.list.tags')}>
      <ul className="flex flex-wrap gap-x-1.5 gap-y-1.5">
        {entries.map(({ address, label, isCurrent }) => (
          <li key={address}>
            <Link
              to={localPath(address)}
              preventScrollReset
              aria-current={isCurrent ? 'page' : undefined}
              className={classNames(
                'inline-flex min-h-9 items-center rounded-full border px-3.5 text-sm touch:min-h-11',
                isCurrent
                  ? 'border-ink bg-ink text-paper'
                  : 'border-rule-strong text-ink-2 hover:border-ink hover:text-ink',
              )}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Pages({ view, nextCursor }: { view: BlogView; nextCursor: string | null }) {
  const t = useTexts('blog', 'ui');
  const localPath = useLocalPath();
  const language = useLanguage();
  const { cursor: _here, ...filter } = view;
  return (
    <div className="mt-12 flex flex-wrap items-center gap-x-6 gap-y-3 border-t border-rule pt-6">
      <nav aria-label={t('ui.pages')} className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {nextCursor ? (
          <Button asChild>
            <Link to={localPath(blogUrl({ ...filter, cursor: nextCursor }))} rel="next">
              {t('blog.list.older')}
              <ArrowRight aria-hidden="true" />
            </Link>
          </Button>
        ) : null}
        {view.cursor ? (
          <TextLink kind="standalone" to={localPath(blogUrl(filter))}>
            {t('blog.list.newest')}
          </TextLink>
        ) : null}
      </nav>
      <a
        href={feedPath(language)}
        className="type-small ms-auto inline-flex min-h-11 items-center gap-2 hover:text-ink"
      >
        <Rss aria-hidden="true" className="size-4" />
        {t('blog.list.feed')}
      </a>
    </div>
  );
}
