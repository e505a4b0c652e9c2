import type { PostPage } from '@danube/contract/blog/blog.schemas.ts';
import type { ProseBlock } from '../../../lib/markdown/prose-tree.ts';

/** A post as its page renders it. */
export type PostView = Omit<PostPage, 'body'> & { readonly body: readonly ProseBlock[] };
