import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { StaffScope } from './staff-roles.ts';

/** Who may call a procedure. Object-level rules (whose cart, whose order) live in the use case. */
export type Access = 'public' | 'member' | 'rep' | 'admin';

/** The rate limit budget of one call; the figures are on the server. */
export type RateLimit =
  | 'general'
  | 'write'
  | 'signIn'
  | 'signUp'
  /** What sends an email to an address that the caller names. */
  | 'mail'
  /** Links out of emails. */
  | 'useLink'
  /** Short codes, which could be tried one by one. */
  | 'guessing'
  /** Codes of representatives: public by nature, yet not to be listed. */
  | 'referral'
  /** What costs the processor much. */
  | 'judge'
  /** What every open tab asks now and then on its own. */
  | 'session'
  /** Messages to the academy. */
  | 'contact'
  /** Messages to other members. */
  | 'message'
  /** Reports of messages: each asks for someone's time. */
  | 'report'
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
  /** What a player says on its own every few seconds. */
  | 'watch';

export type ProcedureMeta = {
  readonly access?: Access;
  /** Which part of the administration it belongs to; set where the audience is staff. */
  readonly scope?: StaffScope;
  readonly rateLimit?: RateLimit;
  /** Public content that the answer is made of. */
  readonly reads?: readonly string[];
  /** Its input holds a whole file as text, so a call may be larger than others. */
  readonly takesFile?: boolean;
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

type Audience =
  | [access: Exclude<Access, 'admin'>, rateLimit?: RateLimit]
  /** What is for staff says for which of them. */
  | [access: 'admin', scope: StaffScope, rateLimit?: RateLimit];

/** The only way to begin a procedure: naming its audience is the first thing one does. */
export function procedureFor(...audience: Audience) {
  if (audience[0] === 'admin') {
    const [access, scope, rateLimit = 'general'] = audience;
    return base.meta({ access, scope, rateLimit });
  }
  const [access, rateLimit = 'general'] = audience;
  return base.meta({ access, rateLimit });
}

/**
 * Names the public content that an answer is made of, for `.meta(…)`: when that content changes, a
 * cached page that asked for it is discarded, and open tabs ask for it again. A tag is the module's name in the contract or one part
 * of it (`catalogue:{kind}`, filled in from the input). `reads()`: none.
 */
export function reads(...tags: readonly string[]): ProcedureMeta {
  return { reads: tags };
}
