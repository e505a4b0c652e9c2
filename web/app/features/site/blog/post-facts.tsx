import type { PostCard } from '@danube/contract/blog/blog.schemas.ts';
import { useAcademy } from '../../../lib/academy.ts';
import { languageLabel } from '../../../lib/language-name.ts';
import { useSettings } from '../../../lib/settings.tsx';
import { useLanguage, useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { DateDisplay } from '../../../ui/date-display.tsx';

/** Author, date and reading time; and the language if it isn't the page's. */
export function PostFacts({ post }: { post: PostCard }) {
  const t = useTexts('blog');
  const format = useFormat();
  const page = useLanguage();
  const written = useTextLanguage();
  const author = useAuthor(post.author);
  return (
    <p className="type-small flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
      <span className="font-[560] text-ink-2">{t('blog.by', { name: author.name })}</span>
      <DateDisplay instant={post.publishedAt} />
      <span className="tabular">{t('blog.minutes', { shown: format.number(post.minutes) })}</span>
      {post.language === page ? null : <span>{languageLabel(post.language, written)}</span>}
    </p>
  );
}

/** The author; the academy itself if that person no longer has a profile. */
export function useAuthor(slug: PostCard['author']): { name: string; hasProfile: boolean } {
  const academy = useAcademy();
  const { people } = useSettings('instructors');
  const person = people.find((each) => each.slug === slug);
  return { name: person?.name ?? academy.name, hasProfile: person !== undefined };
}
