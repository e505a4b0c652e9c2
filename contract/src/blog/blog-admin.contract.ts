import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { itemSlugSchema, slugSchema, translationStates } from '../catalogue/catalogue.schemas.ts';
import { itemStates } from '../catalogue/catalogue-admin.contract.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { storedFileSchema } from '../media/media.schemas.ts';
import { singleLineText } from '../text.ts';
import { blogErrors, postProblemSchema } from './blog.errors.ts';
import { postAuthorSchema, postIdSchema } from './blog.schemas.ts';
import { postDraftSchema, postEditSchema } from './draft/post-draft.schemas.ts';

const { DRAFT_CHANGED, EDIT_INVALID, SLUG_TAKEN } = blogErrors;
const { POST_NOT_FOUND, POST_NOT_PUBLISHABLE, POST_WAS_PUBLIC, LETTER_NOT_POSSIBLE } = blogErrors;
const tags = ['blog administration'];
const target = z.object({ id: postIdSchema });
const revision = z.int32().min(1);
const revisionNumber = z.coerce.number().int().min(1).max(1_000_000);

const letterStates = ['sending', 'stopped', 'sent'] as const;

/** The progress of sending a post to the newsletter's subscribers. */
export const letterSchema = z.object({
  state: z.enum(letterStates),
  /** Subscribers whose email is already in the mail queue. */
  written: z.int32().min(0),
  /** All subscribers who will get it, as of now. */
  readers: z.int32().min(0),
  startedAt: z.date(),
  finishedAt: z.date().nullable(),
});

export type Letter = z.infer<typeof letterSchema>;

const postRowSchema = z.object({
  id: postIdSchema,
  slug: slugSchema,
  title: z.string(),
  state: z.enum(itemStates),
  /** Publishing from the list publishes this revision, or fails if it was edited since. */
  revision,
  scheduledFor: z.date().nullable(),
  publishedAt: z.date().nullable(),
  author: postAuthorSchema.nullable(),
  originalLanguage: languageSchema,
  /** Every language it is written in, with the state of the translation. */
  wordings: z.array(z.object({ language: languageSchema, state: z.enum(translationStates) })),
  isSample: z.boolean(),
  updatedAt: z.date(),
  updatedBy: z.string().nullable(),
});

export type PostRow = z.infer<typeof postRowSchema>;

/** A post as the editor loads it. */
export const postEditionSchema = z.object({
  id: postIdSchema,
  draft: postDraftSchema,
  revision,
  state: z.enum(itemStates),
  publishedRevision: revision.nullable(),
  publishedAt: z.date().nullable(),
  scheduledFor: z.date().nullable(),
  isSample: z.boolean(),
  updatedAt: z.date(),
  updatedBy: z.string().nullable(),
  files: z.array(storedFileSchema),
  problems: z.array(postProblemSchema),
  letter: letterSchema.nullable(),
});

export type PostEdition = z.infer<typeof postEditionSchema>;

const revisionRowSchema = z.object({
  number: revision,
  version: z.int32().min(1),
  act: z.enum(['created', 'edited', 'restored', 'imported']),
  madeAt: z.date(),
  madeBy: z.string().nullable(),
  publishedAt: z.date().nullable(),
  isPublic: z.boolean(),
});

export type PostRevisionRow = z.infer<typeof revisionRowSchema>;

/** Editing the blog. Every change is audited; a post is only public once it's published. */
export const blogAdminContract = {
  list: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/blog', tags })
    .input(
      z.object({
        search: singleLineText(100).default(''),
        state: z.enum(itemStates).optional(),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        posts: z.array(postRowSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  /** Creates a draft; the slug is derived from the title unless given. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/blog', tags, successStatus: 201 })
    .errors({ SLUG_TAKEN })
    .input(
      z.object({
        title: singleLineText(120).min(1),
        slug: itemSlugSchema.optional(),
        originalLanguage: languageSchema,
      }),
    )
    .output(postEditionSchema),

  read: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/blog/{id}', tags })
    .errors({ POST_NOT_FOUND })
    .input(target)
    .output(postEditionSchema),

  /** The same by any current or former slug in any language. */
  find: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/blog/by-slug/{slug}', tags })
    .errors({ POST_NOT_FOUND })
    .input(z.object({ slug: slugSchema }))
    .output(postEditionSchema),

  /** Saves edits atomically on top of the editor's revision. */
  edit: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/blog/{id}/edits', tags })
    .errors({ DRAFT_CHANGED, EDIT_INVALID, POST_NOT_FOUND, SLUG_TAKEN })
    .input(
      target.extend({
        revision,
        edits: z.array(postEditSchema).min(1).max(100),
        /**
         * Keeps the previous state as a separate history entry, even if the same person saved both.
         */
        keepsPrevious: z.boolean().default(false),
      }),
    )
    .output(postEditionSchema),

  /** Now, or at `at`. */
  publish: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/blog/{id}/publication', tags })
    .errors({ DRAFT_CHANGED, POST_NOT_FOUND, POST_NOT_PUBLISHABLE })
    .input(target.extend({ revision, at: z.date().nullable() }))
    .output(postEditionSchema),

  /** Cancels the schedule, or takes the post off the public site; repeating it changes nothing. */
  withdraw: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/blog/{id}/publication', tags })
    .errors({ POST_NOT_FOUND })
    .input(target.extend({ of: z.enum(['schedule', 'publication']) }))
    .output(postEditionSchema),

  /** Only for posts that were never published. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/blog/{id}', tags })
    .errors({ POST_WAS_PUBLIC })
    .input(target)
    .output(z.object({ removed: z.boolean() })),

  history: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/blog/{id}/history', tags })
    .errors({ POST_NOT_FOUND })
    .input(target)
    .output(z.array(revisionRowSchema)),

  readRevision: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/blog/{id}/history/{number}', tags })
    .errors({ POST_NOT_FOUND })
    .input(target.extend({ number: revisionNumber }))
    .output(z.object({ draft: postDraftSchema })),

  /** Makes an earlier revision the draft again, as a new revision. */
  restore: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/blog/{id}/history/{number}/restoration', tags })
    .errors({ DRAFT_CHANGED, POST_NOT_FOUND, SLUG_TAKEN })
    .input(target.extend({ number: revisionNumber, revision }))
    .output(postEditionSchema),

  /** Sends the public post as a letter to the administrator only. */
  sendTest: procedureFor('admin', 'content', 'mail')
    .route({ method: 'POST', path: '/admin/blog/{id}/letter/test', tags })
    .errors({ POST_NOT_FOUND, LETTER_NOT_POSSIBLE })
    .input(target.extend({ language: languageSchema }))
    .output(z.object({})),

  /** Sends to every confirmed subscriber once; starting again resumes. */
  sendLetter: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/blog/{id}/letter', tags })
    .errors({ POST_NOT_FOUND, LETTER_NOT_POSSIBLE })
    .input(target)
    .output(postEditionSchema),

  /** Stops sending; emails already in the queue are still delivered. */
  stopLetter: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/blog/{id}/letter', tags })
    .errors({ POST_NOT_FOUND })
    .input(target)
    .output(postEditionSchema),
};
