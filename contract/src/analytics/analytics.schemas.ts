import * as z from 'zod';
import { languageSchema } from '../identity/identity.schemas.ts';
import { routePatterns, unknownRoute } from './route-patterns.ts';

/** More than any visit needs; longer bodies aren't read. */
export const visitBodyBytes = 2048;

const visitorIdSchema = z.string().regex(/^visitor_[A-Za-z0-9_-]{8,64}$/);

/**
 * What a page reports about its visit, as JSON in the body of a beacon. The server determines who
 * visited, when and from where, and ignores what the body says about that.
 */
export const visitSchema = z.object({
  routePattern: z
    .string()
    .refine((pattern) => routePatterns.includes(pattern))
    .catch(unknownRoute),
  /** Where the visitor came from; only the origin is stored. */
  referrer: z.string().nullable().catch(null).transform(originOf),
  /**
   * Stored in the browser after consent; before that, one for the lifetime of the page, or none.
   */
  visitorId: visitorIdSchema.nullable().default(null),
  hasConsent: z.boolean(),
  /** The language of the page. */
  language: languageSchema.nullable().catch(null).default(null),
});

export type Visit = z.infer<typeof visitSchema>;

/** Paths and parameters of other sites may contain personal data. */
function originOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin.length <= maxOriginLength ? origin : null;
}

/** The maximum length of a host name, plus scheme and port. */
const maxOriginLength = 270;
