import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { nativeName } from '../../../lib/native-name.ts';
import { useLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';
import { instructors } from '../instructors/instructors.ts';

/** Who wrote it, when, and how long it takes; and the language where that isn't the page's. */
export function PostFacts({ post }: { post: PostCard }) {
  const t = useTexts('blog');
  const format = useFormat();
  const page = useLanguage();
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
      <span className="font-[560] text-ink-2">
        {t('blog.by', { name: authorName(post.author) })}
      </span>
      <DateDisplay instant={post.publishedAt} />
      <span className="tabular">{t('blog.minutes', { shown: format.number(post.minutes) })}</span>
      {post.language === page ? null : (
        <span lang={post.language}>{nativeName(post.language)}</span>
      )}
    </p>
  );
}

export function authorName(slug: PostCard['author']): string {
  return instructors.find((instructor) => instructor.slug === slug)?.name ?? slug;
}
