import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { singleLineText } from '../text.ts';
import { catalogueErrors } from './catalogue.errors.ts';
import {
  bookPageSchema,
  coursePageSchema,
  fileKinds,
  freeLessonSchema,
  indicatorPageSchema,
  itemCardSchema,
  itemIdSchema,
  itemKindSchema,
  itemKinds,
  itemWithFilesSchema,
  packagePageSchema,
  pageOrMoved,
  platforms,
  slugSchema,
} from './catalogue.schemas.ts';

const { ITEM_NOT_FOUND } = catalogueErrors;

const tags = ['catalogue'];
const language = languageSchema;
const bySlug = z.object({ slug: slugSchema, language });

/** Published items only, in the reader's language if available. */
export const catalogueContract = {
  /** The items of a kind, paginated. */
  list: procedureFor('public')
    .meta(reads('catalogue:{kind}'))
    .route({ method: 'GET', path: '/catalogue/{kind}', tags })
    .input(
      z.object({
        kind: itemKindSchema,
        language,
        level: slugSchema.optional(),
        market: slugSchema.optional(),
        instructor: slugSchema.optional(),
        platform: z.enum(platforms).optional(),
        cost: z.enum(['free', 'paid']).optional(),
        order: z.enum(['chosen', 'newest', 'cheapest', 'shortest']).default('chosen'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(60).default(24),
      }),
    )
    .output(
      z.object({
        items: z.array(itemCardSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  /** All items of a kind with their files, for the download pages. */
  listWithFiles: procedureFor('public')
    .meta(reads('catalogue:{kind}'))
    .route({ method: 'GET', path: '/catalogue/{kind}/files', tags })
    .input(z.object({ kind: z.enum(fileKinds), language }))
    .output(z.array(itemWithFilesSchema)),

  course: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/courses/{slug}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(bySlug)
    .output(pageOrMoved(coursePageSchema)),

  /** A free lesson; any other is reported as not found. */
  freeLesson: procedureFor('public')
    .meta(reads('catalogue:course'))
    .route({ method: 'GET', path: '/courses/{slug}/lessons/{lesson}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(bySlug.extend({ lesson: slugSchema }))
    .output(pageOrMoved(freeLessonSchema)),

  book: procedureFor('public')
    .meta(reads('catalogue:book'))
    .route({ method: 'GET', path: '/books/{slug}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(bySlug)
    .output(pageOrMoved(bookPageSchema)),

  /** By id or slug; both are valid in the URL. */
  indicator: procedureFor('public')
    .meta(reads('catalogue:indicator'))
    .route({ method: 'GET', path: '/indicators/{id}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(z.object({ id: z.union([itemIdSchema, slugSchema]), language }))
    .output(pageOrMoved(indicatorPageSchema)),

  /** All packages with what they include, for the pricing page. */
  packages: procedureFor('public')
    .meta(reads('catalogue'))
    .route({ method: 'GET', path: '/packages', tags })
    .input(z.object({ language }))
    .output(z.array(packagePageSchema)),

  /** Id and name of each subscription, as the cart needs them. */
  pricingSummary: procedureFor('public')
    .meta(reads('catalogue:package'))
    .route({ method: 'GET', path: '/pricing-summary', tags })
    .input(z.object({ language }))
    .output(z.array(z.object({ id: itemIdSchema, name: z.string() }))),

  /** Matches words in titles, summaries and free texts; the last word may be a prefix. */
  search: procedureFor('public')
    .meta(reads('catalogue'))
    .route({ method: 'GET', path: '/search', tags })
    .input(
      z.object({
        query: singleLineText(100),
        language,
        kind: z.enum(itemKinds).optional(),
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(itemCardSchema.extend(searchMatchSchema.shape))),
};
