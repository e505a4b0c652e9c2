import * as z from 'zod';
import { procedureFor } from '../base.ts';
import { languageSchema } from '../identity/identity.schemas.ts';
import { fileIdSchema, storedFileSchema } from '../media/media.schemas.ts';
import { moneySchema } from '../money.ts';
import { singleLineText } from '../text.ts';
import { catalogueErrors, publishProblemSchema } from './catalogue.errors.ts';
import {
  bookPageSchema,
  coursePageSchema,
  indicatorPageSchema,
  itemCardSchema,
  itemIdSchema,
  itemKindSchema,
  itemSlugSchema,
  packagePageSchema,
  slugSchema,
  translationStates,
} from './catalogue.schemas.ts';
import { draftSchema } from './draft/draft.schemas.ts';
import { draftEditSchema } from './draft/edit.schemas.ts';

const {
  DRAFT_CHANGED,
  EDIT_INVALID,
  IMPORT_INVALID,
  ITEM_IN_USE,
  ITEM_NOT_FOUND,
  NOT_PUBLISHABLE,
  INSTRUCTOR_MISSING,
  SLUG_TAKEN,
} = catalogueErrors;

const tags = ['catalogue administration'];
const target = z.object({ id: itemIdSchema });
const revision = z.int32().min(1);

/** `changed`: published, and edited since. */
export const itemStates = ['draft', 'scheduled', 'published', 'changed', 'withdrawn'] as const;

const itemRowSchema = z.object({
  id: itemIdSchema,
  kind: itemKindSchema,
  slug: slugSchema,
  title: z.string(),
  state: z.enum(itemStates),
  price: moneySchema,
  lessonCount: z.number().int(),
  originalLanguage: languageSchema,
  isSample: z.boolean(),
  updatedAt: z.date(),
  updatedBy: z.string().nullable(),
});

export type ItemRow = z.infer<typeof itemRowSchema>;

/** An item as the editor loads it. */
export const itemEditionSchema = z.object({
  id: itemIdSchema,
  draft: draftSchema,
  revision,
  state: z.enum(itemStates),
  publishedRevision: revision.nullable(),
  publishedAt: z.date().nullable(),
  scheduledFor: z.date().nullable(),
  isSample: z.boolean(),
  updatedAt: z.date(),
  updatedBy: z.string().nullable(),
  /** The current state of the files the draft uses. */
  files: z.array(storedFileSchema),
  problems: z.array(publishProblemSchema),
  /** Its public price; null if it isn't published. */
  publicPrice: moneySchema.nullable(),
  /** The lowest public price of the last 30 days. */
  lowestPrice: moneySchema.nullable(),
});

export type ItemEdition = z.infer<typeof itemEditionSchema>;

const revisionRowSchema = z.object({
  number: revision,
  version: z.int32().min(1),
  act: z.enum(['created', 'edited', 'restored', 'imported']),
  madeAt: z.date(),
  madeBy: z.string().nullable(),
  publishedAt: z.date().nullable(),
  /** Whether it is public now. */
  isPublic: z.boolean(),
});

export type RevisionRow = z.infer<typeof revisionRowSchema>;

const filterSchema = z.object({
  kind: itemKindSchema,
  search: singleLineText(100).default(''),
  state: z.enum(itemStates).optional(),
});

/**
 * Managing the catalogue. Every change is audited; published changes are visible within a second.
 */
export const catalogueAdminContract = {
  list: procedureFor('admin', 'items')
    .route({ method: 'GET', path: '/admin/catalogue', tags })
    .input(
      filterSchema.extend({
        /** Excludes items that were never public, because nobody can own them. */
        wasPublic: z.boolean().default(false),
        order: z.enum(['changed', 'title', 'price', 'chosen']).default('changed'),
        cursor: z.string().max(300).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(25),
      }),
    )
    .output(
      z.object({
        items: z.array(itemRowSchema),
        nextCursor: z.string().nullable(),
        total: z.number().int(),
      }),
    ),

  exportCsv: procedureFor('admin', 'content', 'export')
    .route({ method: 'GET', path: '/admin/catalogue.csv', tags })
    .input(filterSchema)
    .output(z.object({ fileName: z.string(), csv: z.string() })),

  /** Creates a draft; the slug is derived from the title unless given. */
  create: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue', tags, successStatus: 201 })
    .errors({ INSTRUCTOR_MISSING, SLUG_TAKEN })
    .input(
      z.object({
        kind: itemKindSchema,
        title: singleLineText(120).min(1),
        slug: itemSlugSchema.optional(),
        originalLanguage: languageSchema,
      }),
    )
    .output(itemEditionSchema),

  /** A new draft with the same content and files, under another title and slug. */
  duplicate: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue/{id}/copies', tags, successStatus: 201 })
    .errors({ ITEM_NOT_FOUND, SLUG_TAKEN })
    .input(target.extend({ title: singleLineText(120).min(1) }))
    .output(itemEditionSchema),

  read: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{id}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target)
    .output(itemEditionSchema),

  /** The same by its current slug, as used in admin URLs. */
  find: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{kind}/{slug}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(z.object({ kind: itemKindSchema, slug: slugSchema }))
    .output(itemEditionSchema),

  /** Saves edits atomically on top of the editor's revision. */
  edit: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue/{id}/edits', tags })
    .errors({ DRAFT_CHANGED, EDIT_INVALID, ITEM_NOT_FOUND, SLUG_TAKEN })
    .input(
      target.extend({
        revision,
        edits: z.array(draftEditSchema).min(1).max(100),
        /**
         * Keeps the previous state as a separate history entry, even if the same person saved both.
         */
        keepsPrevious: z.boolean().default(false),
      }),
    )
    .output(itemEditionSchema),

  /** Translation progress per language, by unit: `item`, modules and lessons. */
  translations: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{id}/translations', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target)
    .output(
      z.array(
        z.object({
          language: languageSchema,
          state: z.enum(translationStates),
          units: z.record(z.string(), z.enum(translationStates)),
        }),
      ),
    ),

  /** Now, or at `at`. */
  publish: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue/{id}/publication', tags })
    .errors({ DRAFT_CHANGED, ITEM_NOT_FOUND, NOT_PUBLISHABLE })
    .input(target.extend({ revision, at: z.date().nullable() }))
    .output(itemEditionSchema),

  /**
   * Cancels the schedule, or takes the item off the public site; owners keep it. Repeating it
   * changes nothing.
   */
  withdraw: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/catalogue/{id}/publication', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target.extend({ of: z.enum(['schedule', 'publication']) }))
    .output(itemEditionSchema),

  /** Only for items that were never published. */
  remove: procedureFor('admin', 'content', 'write')
    .route({ method: 'DELETE', path: '/admin/catalogue/{id}', tags })
    .errors({ ITEM_IN_USE })
    .input(target)
    .output(z.object({ removed: z.boolean() })),

  /** Moves the item directly after another one in the public list of its kind, or to the top. */
  place: procedureFor('admin', 'content', 'write')
    .route({ method: 'PUT', path: '/admin/catalogue/{id}/place', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target.extend({ after: itemIdSchema.nullable() }))
    .output(z.object({})),

  history: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{id}/history', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target)
    .output(z.array(revisionRowSchema)),

  readRevision: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{id}/history/{number}', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target.extend({ number: z.coerce.number().int().min(1).max(1_000_000) }))
    .output(z.object({ draft: draftSchema })),

  /** Makes an earlier revision the draft again, as a new revision. */
  restore: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue/{id}/history/{number}/restoration', tags })
    .errors({ DRAFT_CHANGED, ITEM_NOT_FOUND, SLUG_TAKEN })
    .input(target.extend({ number: z.coerce.number().int().min(1).max(1_000_000), revision }))
    .output(itemEditionSchema),

  /** The draft as the public would see it. */
  preview: procedureFor('admin', 'content')
    .route({ method: 'GET', path: '/admin/catalogue/{id}/preview', tags })
    .errors({ ITEM_NOT_FOUND })
    .input(target.extend({ language: languageSchema }))
    .output(
      z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('course'), page: coursePageSchema }),
        z.object({ kind: z.literal('book'), page: bookPageSchema }),
        z.object({ kind: z.literal('indicator'), page: indicatorPageSchema }),
        z.object({ kind: z.literal('package'), page: packagePageSchema }),
        z.object({ kind: z.literal('fact-sheet'), page: itemCardSchema }),
      ]),
    ),

  /** Creates a draft course from a ZIP that was uploaded with the purpose `course`. */
  importCourse: procedureFor('admin', 'content', 'write')
    .route({ method: 'POST', path: '/admin/catalogue/imports', tags, successStatus: 201 })
    .errors({ IMPORT_INVALID, SLUG_TAKEN })
    .input(z.object({ file: fileIdSchema }))
    .output(itemEditionSchema),
};
