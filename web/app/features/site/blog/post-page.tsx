import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLocalPath } from '../../../lib/local-path.ts';
import { useFallbackLang, useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { Breadcrumb } from '../../../ui/breadcrumb.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { RiskNotice } from '../../../ui/risk-notice.tsx';
import { TextLink } from '../../../ui/text-link.tsx';
import { blogPath, blogUrl } from '../../shared/paths/blog-paths.ts';
import { LessonProse } from '../../shared/widgets/lesson/lesson-prose.tsx';
import { useAuthor } from './post-facts.tsx';
import { PostLanguage } from './post-language.tsx';
import { PostList } from './post-list.tsx';
import type { PostView } from './post-view.ts';
import { useTopicName } from './use-topic-name.ts';

/** The children come after the post: its discussion. */
export function PostPage({ post, children }: { post: PostView; children?: ReactNode }) {
  const t = useTexts('blog', 'nav');
  const frameLang = useFallbackLang('blog');
  const localPath = useLocalPath();
  const page = useLanguage();
  const lang = post.language === page ? undefined : post.language;
  return (
    <div lang={frameLang} className="page columns-12 gap-y-8 pt-5 pb-section sm:pt-7">
      <Breadcrumb
        crumbs={[{ label: t('nav.blog'), to: localPath(blogPath) }, { label: post.title }]}
        className="col-span-full"
      />
      <article className="col-span-full grid min-w-0 content-start gap-y-8 lg:col-start-3 lg:col-end-11">
        <header className="grid gap-4">
          <h1 lang={lang} className="type-h1">
            {post.title}
          </h1>
          <p lang={lang} className="type-lede">
            {post.summary}
          </p>
          <Byline post={post} />
          <PostLanguage post={post} />
        </header>
        {post.cover ? <CoverPicture cover={post.cover} /> : null}
        <LessonProse blocks={post.body} kind="reading" {...(lang ? { lang } : {})} />
        <Disclosure post={post} />
        <Tags tags={post.tags} />
        {children}
      </article>
      <Related post={post} />
    </div>
  );
}

function Byline({ post }: { post: PostView }) {
  const t = useTexts('blog');
  const format = useFormat();
  const localPath = useLocalPath();
  const author = useAuthor(post.author);
  const by = t('blog.by', { name: author.name });
  const isChanged = post.changedAt.getTime() - post.publishedAt.getTime() > dayMs;
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-3 gap-y-1">
      {author.hasProfile ? (
        <TextLink to={localPath(`/instructors/${post.author}`)}>{by}</TextLink>
      ) : (
        <span>{by}</span>
      )}
      <DateDisplay instant={post.publishedAt} style="long" />
      {isChanged ? (
        <span suppressHydrationWarning>
          {t('blog.post.updated', { date: format.date(post.changedAt, 'long') })}
        </span>
      ) : null}
      <span className="tabular">{t('blog.minutes', { shown: format.number(post.minutes) })}</span>
    </p>
  );
}

const dayMs = 24 * 60 * 60_000;

function CoverPicture({ cover }: { cover: string }) {
  const at = (width: number) => `/media/pictures/${cover}?w=${width}`;
  return (
    <img
      src={at(960)}
      srcSet={[480, 960, 1440].map((width) => `${at(width)} ${width}w`).join(', ')}
      sizes="(min-width: 64rem) 60vw, 92vw"
      alt=""
      fetchPriority="high"
      className="aspect-video w-full rounded-md object-cover"
    />
  );
}

/** Required disclosures about the author and the risk, for posts about trading. */
function Disclosure({ post }: { post: PostView }) {
  const t = useTexts('blog', 'catalogue');
  const format = useFormat();
  const { asOf, position, hasRiskNotice } = post;
  if (!asOf && !position && !hasRiskNotice) return null;
  return (
    <div className="grid gap-4">
      {asOf || position ? (
        <section className="type-small grid gap-1 border-t border-rule pt-4">
          <h2 className="font-[560] text-ink-2">{t('blog.disclosure.title')}</h2>
          {asOf ? (
            <p suppressHydrationWarning>
              {t('blog.disclosure.asOf', { date: format.date(asOf, 'long') })}
            </p>
          ) : null}
          {position ? <p>{t(`blog.disclosure.${position}`)}</p> : null}
        </section>
      ) : null}
      {hasRiskNotice ? <RiskNotice>{t('catalogue.risk')}</RiskNotice> : null}
    </div>
  );
}

function Tags({ tags }: { tags: readonly string[] }) {
  const t = useTexts('blog');
  const topicName = useTopicName();
  const localPath = useLocalPath();
  if (tags.length === 0) return null;
  return (
    <ul aria-label={t('blog.list.tags')} className="flex flex-wrap gap-x-4 gap-y-1">
      {tags.map((tag) => (
        <li key={tag}>
          <Link
            to={localPath(blogUrl({ tag }))}
            className="type-small inline-flex min-h-9 items-center underline decoration-rule-strong underline-offset-[0.25em] hover:text-ink touch:min-h-11"
          >
            {topicName(tag)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Related({ post }: { post: PostView }) {
  const t = useTexts('blog');
  const localPath = useLocalPath();
  return (
    <section className="col-span-full grid gap-6 lg:col-start-3 lg:col-end-11">
      {post.related.length > 0 ? (
        <>
          <h2 className="type-h3">{t('blog.post.related')}</h2>
          <PostList posts={post.related} />
        </>
      ) : null}
      <TextLink kind="standalone" to={localPath(blogPath)} startIcon={<ArrowLeft />}>
        {t('blog.post.back')}
      </TextLink>
    </section>
  );
}
