import * as z from 'zod';
import { procedureFor, reads } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { searchMatchSchema } from '../search-match.ts';
import { singleLineText } from '../text.ts';
import { videoErrors } from './videos.errors.ts';
import {
  positionSchema,
  quickieSchema,
  videoCardSchema,
  videoIdSchema,
  videoPageSchema,
} from './videos.schemas.ts';

const tags = ['videos'];
const { VIDEO_NOT_FOUND } = videoErrors;

export const videosContract = {
  /** Today's, else the latest; null if there is none, and the page plays its sample. */
  quickie: procedureFor('public')
    .meta(reads('videos'))
    .route({ method: 'GET', path: '/videos/quickie', tags })
    .input(z.object({ language: languageSchema }))
    .output(quickieSchema.nullable()),

  /** ITV, newest first. */
  list: procedureFor('public')
    .meta(reads('videos'))
    .route({ method: 'GET', path: '/videos', tags })
    .input(
      z.object({
        language: languageSchema,
        show: slugSchema.optional(),
        topic: slugSchema.optional(),
        search: singleLineText(100).default(''),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(48).default(24),
      }),
    )
    .output(z.object({ videos: z.array(videoCardSchema), nextCursor: z.string().nullable() })),

  /** Matches words in descriptions and transcripts; the last word may be a prefix. */
  search: procedureFor('public')
    .meta(reads('videos'))
    .route({ method: 'GET', path: '/search/videos', tags })
    .input(
      z.object({
        query: singleLineText(100),
        language: languageSchema,
        limit: z.coerce.number().int().min(1).max(50).default(20),
      }),
    )
    .output(z.array(videoCardSchema.extend(searchMatchSchema.shape))),

  read: procedureFor('public')
    .meta(reads('videos'))
    .route({ method: 'GET', path: '/videos/{slug}', tags })
    .errors({ VIDEO_NOT_FOUND })
    .input(z.object({ slug: slugSchema, language: languageSchema }))
    .output(videoPageSchema),

  /** Videos the member has started but not finished, latest first. */
  begun: procedureFor('member')
    .meta(reads('videos'))
    .route({ method: 'GET', path: '/me/videos', tags })
    .input(z.object({ language: languageSchema }))
    .output(z.array(positionSchema)),

  /** The member's position in one video; 0 if never watched. */
  position: procedureFor('member')
    .meta(reads())
    .route({ method: 'GET', path: '/me/videos/{id}/position', tags })
    .input(z.object({ id: videoIdSchema }))
    .output(z.object({ position: z.number() })),

  keepPosition: procedureFor('member', 'watch')
    .route({ method: 'PUT', path: '/me/videos/{id}/position', tags })
    .errors({ VIDEO_NOT_FOUND })
    .input(z.object({ id: videoIdSchema, position: z.number().min(0).max(86_400) }))
    .output(z.object({})),
};
