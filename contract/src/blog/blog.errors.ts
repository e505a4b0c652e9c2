import * as z from 'zod';
import { catalogueErrors } from '../catalogue/catalogue.errors.ts';
import { languageSchema } from '../identity/identity.schemas.ts';

const postProblemCodes = [
  'titleMissing',
  'summaryMissing',
  'bodyMissing',
  'slugMissing',
  'authorMissing',
  /** It names a CFD, a broker, or an instrument with a direction, so the law asks for these. */
  'asOfMissing',
  'positionMissing',
  'riskNoticeMissing',
  /** `{{name}}` that no figure of the register of claims has. */
  'claimUnknown',
  /** One of our advertised figures typed by hand. */
  'claimTyped',
  'fileNotReady',
  'fileRefused',
  'fileGone',
] as const;

/** What keeps a post from being published. */
export const postProblemSchema = z.object({
  code: z.enum(postProblemCodes),
  /** The wording it is about; null for what belongs to the post as a whole. */
  language: languageSchema.nullable(),
  /** The words that ask for it, or the name of a file. */
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
  /** It was public: it can be withdrawn, not removed. */
  POST_WAS_PUBLIC: { status: 409 },
  /** Only a public post can be sent, and only once. */
  LETTER_NOT_POSSIBLE: { status: 409 },
} as const;
