import * as z from 'zod';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { languageSchema } from '../identity/identity.schemas.ts';

const postProblemCodes = [
  'titleMissing',
  'summaryMissing',
  'bodyMissing',
  'slugMissing',
  'authorMissing',
  /** It mentions a CFD, a broker, or an instrument with a direction, so the law requires these. */
  'asOfMissing',
  'positionMissing',
  'riskNoticeMissing',
  /** A `{{name}}` that isn't in the claims register. */
  'claimUnknown',
  /** An advertised figure typed into the text instead of `{{name}}`. */
  'claimTyped',
  'fileNotReady',
  'fileRefused',
  'fileGone',
] as const;

/** What keeps a post from being published. */
export const postProblemSchema = z.object({
  code: z.enum(postProblemCodes),
  /** The language concerned; null for the post as a whole. */
  language: languageSchema.nullable(),
  /** The words that triggered it, or a file name. */
  name: z.string().optional(),
});

export type PostProblem = z.infer<typeof postProblemSchema>;

const { SLUG_TAKEN, DRAFT_CHANGED, EDIT_INVALID } = catalogueErrors;

export const blogErrors = {
  SLUG_TAKEN,
  DRAFT_CHANGED,
  EDIT_INVALID,
  POST_NOT_FOUND: { status: 404 },
  POST_NOT_PUBLISHABLE: { status: 422, data: z.object({ problems: z.array(postProblemSchema) }) },
  /** It was public: it can be withdrawn, but not removed. */
  POST_WAS_PUBLIC: { status: 409 },
  /** Only a public post can be sent, and only once. */
  LETTER_NOT_POSSIBLE: { status: 409 },
} as const;
