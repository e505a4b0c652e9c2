import type { PostPage } from '@danube/contract/blog/blog.schemas.ts';
import { fillClaims } from '@danube/contract/blog/draft/claim-figures.ts';
import { parseMarkdown } from '../../../lib/markdown/parse-markdown.ts';
import { formatFigure } from './format-figure.ts';
import type { PostView } from './post-view.ts';

/** Markdown is parsed here, so that the parser stays on the server. */
export function toPostView({ body, ...post }: PostPage): PostView {
  const written = fillClaims(body, (figure) => formatFigure(figure, post.language));
  return { ...post, body: parseMarkdown(written) };
}
