import * as z from 'zod';
import { routePatterns, unknownRoute } from './route-patterns.ts';

/** More than any visit needs; longer bodies aren't read. */
export const visitBodyBytes = 2048;

const visitorIdSchema = z.string().regex(/^visitor_[A-Za-z0-9_-]{8,64}$/);

/**
 * What a page says of its visit, as JSON in the body of a beacon. Who came, when and from where
 * is the server's to find out: fields that claim it are not read.
 */
export const visitSchema = z.object({
  routePattern: z
    .string()
    .refine((pattern) => routePatterns.includes(pattern))
    .catch(unknownRoute),
  /** Where the visitor came from, of which only the origin is kept. */
  referrer: z.string().nullable().catch(null).transform(originOf),
  /** Kept in the browser after consent; before it, one for the life of this page, or none. */
  visitorId: visitorIdSchema.nullable().default(null),
  hasConsent: z.boolean(),
});

export type Visit = z.infer<typeof visitSchema>;

/** Paths and parameters of other sites are nobody's business here. */
function originOf(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { protocol, origin } = new URL(address);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && origin.length <= maxOriginLength ? origin : null;
}

/** The longest name of a host, and what stands around it. */
const maxOriginLength = 270;
