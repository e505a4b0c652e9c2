import { useLocalPath } from '../../../lib/local-path.ts';
import { useLanguage } from '../../../lib/texts.tsx';
import { CardLink } from '../../../ui/card.tsx';
import { MarkedText } from '../../../ui/marked-text.tsx';
import { postPath } from '../../shared/paths/blog-paths.ts';
import { PostFacts } from '../../site/blog/post-facts.tsx';
import type { FoundPost as Post } from './find-everything.ts';
import { QuotedExcerpt } from './quoted-excerpt.tsx';

/** A post with the matching sentence. */
export function FoundPost({ post }: { post: Post }) {
  const localPath = useLocalPath();
  const page = useLanguage();
  return (
    <li className="relative grid content-start gap-1 py-5 first:pt-0">
      <h3 lang={post.language === page ? undefined : post.language} className="type-h4">
        <CardLink to={localPath(postPath(post.slug))}>
          <MarkedText text={post.title} marks={post.titleMarks} />
        </CardLink>
      </h3>
      <p className="text-sm leading-relaxed text-ink-2">
        <QuotedExcerpt match={post} />
      </p>
      <PostFacts post={post} />
    </li>
  );
}
