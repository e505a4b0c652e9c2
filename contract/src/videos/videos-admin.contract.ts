import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema } from '../media/media.schemas.ts';
import { lineOfText } from '../text.ts';
import { videoErrors } from './videos.errors.ts';
import {
  academyDaySchema,
  managedVideoSchema,
  schedulingSchema,
  shows,
  videoDraftSchema,
  videoIdSchema,
  videoStates,
  viewingDaySchema,
} from './videos.schemas.ts';

const tags = ['videos'];
const target = z.object({ id: videoIdSchema });
const { DAY_TAKEN, FILE_NOT_USABLE, NOT_FAILED, SLUG_TAKEN, VIDEO_NOT_FOUND } = videoErrors;

/** The video management: everything about a film but its bytes, which come by the media's uploads. */
export const videosAdminContract = {
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/videos', tags })
    .input(
      z.object({
        search: lineOfText(100).default(''),
        state: z.enum(videoStates).optional(),
        show: z.enum(shows).optional(),
        /** Only quickies of these days, both included. */
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

  /** Makes a video of an uploaded file; with a scheduling it is a quickie as well. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/videos', tags, successStatus: 201 })
    .errors({ DAY_TAKEN, FILE_NOT_USABLE, SLUG_TAKEN })
    .input(videoDraftSchema.extend({ fileId: fileIdSchema, quickie: schedulingSchema.nullable() }))
    .output(managedVideoSchema),

  change: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}', tags })
    .errors({ SLUG_TAKEN, VIDEO_NOT_FOUND })
    .input(videoDraftSchema.extend({ id: videoIdSchema }))
    .output(managedVideoSchema),

  /** Makes it a quickie, moves it to another day, retires it; null takes it off the landing page. */
  schedule: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/quickie', tags })
    .errors({ DAY_TAKEN, VIDEO_NOT_FOUND })
    .input(target.extend({ quickie: schedulingSchema.nullable() }))
    .output(managedVideoSchema),

  /** Another file takes the place of the one there was, once it is ready. */
  replaceFile: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/file', tags })
    .errors({ FILE_NOT_USABLE, VIDEO_NOT_FOUND })
    .input(target.extend({ fileId: fileIdSchema }))
    .output(managedVideoSchema),

  /** Tries once more to prepare what failed. */
  retry: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/videos/{id}/retry', tags })
    .errors({ NOT_FAILED, VIDEO_NOT_FOUND })
    .input(target)
    .output(managedVideoSchema),

  /** A checked file of captions becomes the video's in this language. */
  putCaptions: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/videos/{id}/captions/{language}', tags })
    .errors({ FILE_NOT_USABLE, VIDEO_NOT_FOUND })
    .input(target.extend({ language: languageSchema, fileId: fileIdSchema }))
    .output(managedVideoSchema),

  removeCaptions: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/videos/{id}/captions/{language}', tags })
    .input(target.extend({ language: languageSchema }))
    .output(z.object({ removed: z.boolean() })),

  /** A checked sound file becomes the video's audio track in this language, once it is prepared. */
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

  /** With all its files. Removing what is already gone is not an error. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/videos/{id}', tags })
    .input(target)
    .output(z.object({ removed: z.boolean() })),

  /** How often it was watched, by day; of all videos where none is named. */
  statistics: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/videos/statistics', tags })
    .input(z.object({ id: videoIdSchema.optional(), from: academyDaySchema, to: academyDaySchema }))
    .output(z.object({ days: z.array(viewingDaySchema) })),
};
