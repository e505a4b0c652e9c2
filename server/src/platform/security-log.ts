import type { Logger } from './logger.ts';

type SecurityEventKind =
  /** Someone may not do this, or the record isn't theirs. */
  | 'access-refused'
  /** A wrong password or code, a forged or used link, token or signature. */
  | 'proof-refused'
  /** A rate limit. */
  | 'limit-reached'
  /** Input that our own pages don't send. */
  | 'input-refused'
  /** A change that comes from another site. */
  | 'foreign-origin';

/** An attempt that a control stopped. Contains nothing that a visitor typed. */
export type SecurityEvent = {
  readonly kind: SecurityEventKind;
  /** The procedure or the pattern of the URL. */
  readonly at: string;
  /** The error code of the response. */
  readonly reason: string;
  /** Who tried it; null without a session. */
  readonly userId: string | null;
  readonly requestId?: string;
};

export type SecurityLog = {
  record(event: SecurityEvent): void;
  /** Writes what has only been counted so far. */
  close(): void;
};

const windowMs = 60_000;
/** Different events logged per window; further ones are only counted by kind. */
const maxEvents = 100;

/**
 * The first event of its kind is logged at once, its repetitions as a number at the end of the
 * minute: a flood must not fill the disk or hide everything else. At info level, because nothing is
 * wrong with the server.
 */
export function createSecurityLog(logger: Logger): SecurityLog {
  const logged = new Map<string, { event: SecurityEvent; repeats: number }>();
  const countedOnly = new Map<SecurityEventKind, number>();
  let timer: NodeJS.Timeout | undefined;

  function write(event: Partial<SecurityEvent>, repeats?: number): void {
    const { requestId, ...security } = event;
    logger.info(
      {
        security: { ...security, ...(repeats ? { repeats } : {}) },
        ...(requestId && { requestId }),
      },
      'attempt stopped',
    );
  }

  function close(): void {
    clearTimeout(timer);
    timer = undefined;
    for (const { event, repeats } of logged.values()) if (repeats > 0) write(event, repeats);
    for (const [kind, repeats] of countedOnly) write({ kind }, repeats);
    logged.clear();
    countedOnly.clear();
  }

  return {
    close,
    record(event) {
      timer ??= setTimeout(close, windowMs).unref();
      const key = [event.kind, event.at, event.reason, event.userId].join(' ');
      const known = logged.get(key);
      if (known) known.repeats += 1;
      else if (logged.size < maxEvents) {
        logged.set(key, { event, repeats: 0 });
        write(event);
      } else countedOnly.set(event.kind, (countedOnly.get(event.kind) ?? 0) + 1);
    },
  };
}

const proofCodes: ReadonlySet<string> = new Set([
  'CREDENTIALS_INVALID',
  'PASSWORD_WRONG',
  'CODE_INVALID',
  'PASSKEY_REFUSED',
  'LINK_INVALID',
  'SECOND_FACTOR_EXPIRED',
  'BAD_SIGNATURE',
]);

/**
 * What kind of attempt an error response stands for; null for ordinary ones. Records of others look
 * as if they didn't exist, so someone signed in who finds nothing counts as refused.
 */
export function findSecurityEvent(
  { code, status }: { code: string; status: number },
  isPublic: boolean,
): SecurityEventKind | null {
  if (proofCodes.has(code)) return 'proof-refused';
  if (status === 401 || status === 403) return 'access-refused';
  if (status === 404) return isPublic ? null : 'access-refused';
  if (status === 429) return 'limit-reached';
  return code === 'BAD_REQUEST' ? 'input-refused' : null;
}
