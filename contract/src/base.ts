import { oc } from '@orpc/contract';
import * as z from 'zod';
import type { StaffScope } from './staff-roles.ts';

/** Who may call a procedure. Object-level rules (whose cart, whose order) live in the use case. */
export type Access = 'public' | 'member' | 'rep' | 'admin';

/** The rate limit that a call counts against; the values are on the server. */
export type RateLimit =
  | 'general'
  | 'write'
  | 'signIn'
  | 'signUp'
  /** Sends an email to an address from the input. */
  | 'mail'
  /** Links from emails. */
  | 'useLink'
  /** Short codes that could be brute-forced. */
  | 'guessing'
  /** Referral codes: public, but they shouldn't be enumerated. */
  | 'referral'
  /** CPU-intensive calls. */
  | 'judge'
  /** Called regularly by every open tab. */
  | 'session'
  /** Messages to the academy. */
  | 'contact'
  /** Messages to other members. */
  | 'message'
  /** Reports of messages: each takes a moderator's time. */
  | 'report'
  /** Called once per browser, on the first visit. */
  | 'location'
  /** Reads a lot of data at once. */
  | 'export'
  /** Starting an upload. */
  | 'upload'
  /** Links to files. */
  | 'download'
  /** Starting an order or a payment. */
  | 'checkout'
  /** Sent by the player every few seconds. */
  | 'watch';

export type ProcedureMeta = {
  readonly access?: Access;
  /** The admin scope it belongs to; required if the audience is staff. */
  readonly scope?: StaffScope;
  readonly rateLimit?: RateLimit;
  /** The content tags that the response depends on. */
  readonly reads?: readonly string[];
  /** The input contains a whole file as text, so larger bodies are allowed. */
  readonly takesFile?: boolean;
};

/** Where an input violates the contract; the path names the field. */
const issueSchema = z.looseObject({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
});

const base = oc.$meta<ProcedureMeta>({}).errors({
  /** oRPC's error for an input that fails its schema. */
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
  /** Staff procedures must declare their scope. */
  | [access: 'admin', scope: StaffScope, rateLimit?: RateLimit];

/** The only way to start a procedure, so none can be declared without an audience. */
export function procedureFor(...audience: Audience) {
  if (audience[0] === 'admin') {
    const [access, scope, rateLimit = 'general'] = audience;
    return base.meta({ access, scope, rateLimit });
  }
  const [access, rateLimit = 'general'] = audience;
  return base.meta({ access, rateLimit });
}

/**
 * Declares the public content that a response depends on, for `.meta(…)`: when it changes, cached
 * pages that used it are discarded and open tabs refetch. A tag is the module's name in the
 * contract or one part of it (`catalogue:{kind}`, filled in from the input). `reads()`: none.
 */
export function reads(...tags: readonly string[]): ProcedureMeta {
  return { reads: tags };
}
