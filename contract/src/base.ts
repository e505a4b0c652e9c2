import { oc } from '@orpc/contract';
import * as z from 'zod';

/** Who may call a procedure. Object-level rules (whose cart, whose order) live in the use case. */
export type Access = 'public' | 'member' | 'rep' | 'admin';

/** Budget taken from the caller for one call; the figures are the server's. */
export type RateLimit =
  | 'general'
  | 'write'
  | 'signIn'
  | 'signUp'
  /** What sends a mail to an address that the caller names. */
  | 'mail'
  /** Links out of mails. */
  | 'useLink'
  /** Short codes, which could be tried one by one. */
  | 'guessing'
  /** What costs the processor much. */
  | 'judge'
  /** What every open tab asks now and then by itself. */
  | 'session'
  /** Messages to the academy. */
  | 'contact'
  /** What a browser asks once, at its first visit. */
  | 'location'
  /** What reads a lot at once. */
  | 'export'
  /** Files that are announced. */
  | 'upload'
  /** Links to files. */
  | 'download'
  /** Orders and payments that are begun. */
  | 'checkout'
  /** What a player says by itself every few seconds. */
  | 'watch';

export type ProcedureMeta = {
  readonly access?: Access;
  readonly rateLimit?: RateLimit;
};

/** Where an input breaks the contract; the path names the field. */
const issueSchema = z.looseObject({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

const base = oc.$meta<ProcedureMeta>({}).errors({
  /** oRPC answers so to an input that its schema refuses. */
  BAD_REQUEST: { status: 400, data: z.object({ issues: z.array(issueSchema) }) },
  UNAUTHORIZED: { status: 401 },
  FORBIDDEN: { status: 403 },
  TOO_MANY_REQUESTS: {
    status: 429,
    data: z.object({ retryAfterSeconds: z.number().int().positive() }),
  },
  SERVICE_UNAVAILABLE: { status: 503 },
});

/** The only way to begin a procedure: naming its audience is the first thing one does. */
export function procedureFor(access: Access, rateLimit: RateLimit = 'general') {
  return base.meta({ access, rateLimit });
}
