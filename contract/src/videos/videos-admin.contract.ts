import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { slugSchema } from '../catalogue/catalogue.schemas.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { singleLineText } from '../text.ts';
import { videoErrors } from './videos.errors.ts';
import {
  academyDaySchema,
  managedVideoSchema,
  schedulingSchema,
  videoDraftSchema,
  videoIdSchema,
  videoStates,
  viewingDaySchema,
} from './videos.schemas.ts';

const tags = ['videos'];
const target = z.object({ id: videoIdSchema });
const { DAY_TAKEN, FILE_NOT_USABLE, NAME_UNKNOWN, NOT_FAILED, SLUG_TAKEN, VIDEO_NOT_FOUND } =
  videoErrors;

/** Managing videos: everything except the bytes, which are uploaded through `media`. */
export const videosAdminContract = {
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/videos', tags })
    .input(
      z.object({
        search: singleLineText(100).default(''),
        state: z.enum(videoStates).optional(),
        show: slugSchema.optional(),
        /** Only quickies of these days, both inclusive. */
        scheduledFrom: academyDaySchema.optional(),
        scheduledTo: academyDaySchema.optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(z.object({ videos: z.array(managedVideoSchema), nextCursor: z.string().nullable() })),

  read: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/videos/{id}', tags })
    .errors({ VIDEO_NOT_FOUND })
    .input(target)
    .output(managedVideoSchema),

  /** Creates a video from an uploaded file; with a schedule it is also a quickie. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/videos', tags, successStatus: 201 })
    .errors({ DAY_TAKEN, FILE_NOT_USABLE, NAME_UNKNOWN, SLUG_TAKEN })
    .input(videoDraftSchema.extend({ fileId: fileIdSchema, quickie: schedulingSchema.nullable() }))
    .output(managedVideoSchema),

  change: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}', tags })
    .errors({ NAME_UNKNOWN, SLUG_TAKEN, VIDEO_NOT_FOUND })
    .input(videoDraftSchema.extend({ id: videoIdSchema }))
    .output(managedVideoSchema),

  /**
   * Makes it a quickie, moves it to another day or deactivates it; null removes it from the landing
   * page.
   */
  schedule: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/quickie', tags })
    .errors({ DAY_TAKEN, VIDEO_NOT_FOUND })
    .input(target.extend({ quickie: schedulingSchema.nullable() }))
    .output(managedVideoSchema),

  /** The new file replaces the old one once it is ready. */
  replaceFile: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/file', tags })
    .errors({ FILE_NOT_USABLE, VIDEO_NOT_FOUND })
    .input(target.extend({ fileId: fileIdSchema }))
    .output(managedVideoSchema),

  /** Retries a failed preparation. */
  retry: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/videos/{id}/retry', tags })
    .errors({ NOT_FAILED, VIDEO_NOT_FOUND })
    .input(target)
    .output(managedVideoSchema),

  /** Sets a checked file as the captions in this language. */
  putCaptions: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/captions/{language}', tags })
    .errors({ FILE_NOT_USABLE, VIDEO_NOT_FOUND })
    .input(target.extend({ language: languageSchema, fileId: fileIdSchema }))
    .output(managedVideoSchema),

  removeCaptions: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/videos/{id}/captions/{language}', tags })
    .input(target.extend({ language: languageSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Sets a checked file as the audio track in this language, once it is prepared. */
  putAudio: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/audio/{language}', tags })
    .errors({ FILE_NOT_USABLE, VIDEO_NOT_FOUND })
    .input(target.extend({ language: languageSchema, fileId: fileIdSchema }))
    .output(managedVideoSchema),

  removeAudio: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/videos/{id}/audio/{language}', tags })
    .errors({ VIDEO_NOT_FOUND })
    .input(target.extend({ language: languageSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** Including its files. Idempotent. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/videos/{id}', tags })
    .input(target)
    .output(z.object({ removed: z.boolean() })),

  /** Views by day; for all videos unless one is given. */
  statistics: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/videos/statistics', tags })
    .input(z.object({ id: videoIdSchema.optional(), from: academyDaySchema, to: academyDaySchema }))
    .output(z.object({ days: z.array(viewingDaySchema) })),
};
