import * as z from 'zod';

/** Why a draft can't be published; `unit` is the module or lesson concerned. */
export const publishProblemSchema = z.object({
  code: z.enum([
    'titleMissing',
    'summaryMissing',
    'descriptionMissing',
    'lessonsMissing',
    'moduleEmpty',
    'bodyMissing',
    'altMissing',
    'videoMissing',
    'fileMissing',
    'fileNotReady',
    'fileRefused',
    'fileGone',
    'questionsMissing',
    'answerMissing',
    'filesMissing',
    'includesMissing',
    'includesUnpublished',
    'intervalMissing',
  ]),
  unit: z.string().nullable(),
  /** The field concerned, if the code alone isn't specific enough. */
  field: z.string().optional(),
  /** The name of the item or file concerned. */
  name: z.string().optional(),
});

export type PublishProblem = z.infer<typeof publishProblemSchema>;

export const catalogueErrors = {
  ITEM_NOT_FOUND: { status: 404 },
  /** Another item of this kind has, or had, this slug. */
  SLUG_TAKEN: { status: 409 },
  /** A course needs an instructor, and the settings have none. */
  INSTRUCTOR_MISSING: { status: 422 },
  /** Someone else changed the draft in the meantime; `revision` is the current one. */
  DRAFT_CHANGED: { status: 409, data: z.object({ revision: z.number().int() }) },
  /** The edit doesn't apply to the draft: a missing unit, or a field of another kind. */
  EDIT_INVALID: { status: 422 },
  NOT_PUBLISHABLE: { status: 422, data: z.object({ problems: z.array(publishProblemSchema) }) },
  /** It was published or sold: it can be withdrawn, but not removed. */
  ITEM_IN_USE: { status: 409 },
  /** The ZIP isn't a valid course export; `path` is the faulty file. */
  IMPORT_INVALID: { status: 422, data: z.object({ path: z.string(), reason: z.string() }) },
} as const;
