import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { singleLineText } from '../text.ts';
import { blogErrors } from './blog.errors.ts';
import { postAuthorSchema, postCardSchema, postPageSchema, postTagSchema } from './blog.schemas.ts';

const { POST_NOT_FOUND } = blogErrors;
const tags = ['blog'];
const language = languageSchema;

/** Published posts, in the reader's language if available. */
export const blogContract = {
  /** Newest first. */
  list: procedureFor('public')
    .meta(reads('blog'))
    .route({ method: 'GET', path: '/blog', tags })
    .input(
      z.object({
        language,
        tag: postTagSchema.optional(),
        author: postAuthorSchema.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(12),
      }),
    )
    .output(
      z.object({
        posts: z.array(postCardSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
        /** Every tag of the public posts, most used first. */
        tags: z.array(postTagSchema),
      }),
    ),

  /** By its slug in this language; any other slug of the post redirects. */
  post: procedureFor('public')
    .meta(reads('blog'))
    .route({ method: 'GET', path: '/blog/{slug}', tags })
    .errors({ POST_NOT_FOUND })
    .input(z.object({ slug: slugSchema, language }))
    .output(
      z.discriminatedUnion('isMoved', [
        z.object({ isMoved: z.literal(false), page: postPageSchema }),
        /** False if the slug belongs to another language of the same post. */
        z.object({ isMoved: z.literal(true), slug: slugSchema, isPermanent: z.boolean() }),
      ]),
    ),

  /** Matches words in titles, summaries and bodies; the last word may be a prefix. */
  search: procedureFor('public')
    .meta(reads('blog'))
    .route({ method: 'GET', path: '/blog-search', tags })
    .input(
      z.object({
        query: singleLineText(100),
        language,
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(postCardSchema.extend(searchMatchSchema.shape))),
};
