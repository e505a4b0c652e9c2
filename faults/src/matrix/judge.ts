import { codeOf, isSuccess, type Seen } from './act.ts';

export const marks = ['works', 'later', 'refused', 'not needed', 'n/a', 'BROKE'] as const;

export type Mark = (typeof marks)[number];

export type Verdict = { readonly mark: Mark; readonly reason: string };

/** What was observed of one act under one fault. */
export type Observation = {
  /** Null if the act had not ended in time. */
  readonly seen: Seen | null;
  readonly milliseconds: number;
  /** Whether the product sent the dependency anything on account of this act. */
  readonly isDependencyUsed: boolean;
  readonly areProgramsAlive: boolean;
  /** NaN if the act didn't work in time once the fault was over. */
  readonly recoveredAfterMs: number;
  /** Whether something accepted has happened by now. */
  readonly isCompleted: boolean;
  readonly damage: readonly string[];
};

export const maxActMs = 15_000;
export const maxRecoveryMs = 10_000;

/** Errors that say what to do, besides "try again in a few seconds". */
const ownRefusals: ReadonlySet<string> = new Set(['PAYMENT_UNAVAILABLE']);

export function judge(observed: Observation): Verdict {
  const reason = findDefect(observed);
  if (reason !== null) return { mark: 'BROKE', reason };
  const { seen, isDependencyUsed } = observed;
  if (seen === null) throw new Error('a hung act is a defect');
  switch (seen.outcome) {
    case 'done':
      return { mark: isDependencyUsed ? 'works' : 'not needed', reason: '' };
    case 'accepted':
      return { mark: 'later', reason: '' };
    case 'direct':
      return { mark: 'n/a', reason: 'the storage failed the browser, not the product' };
    case 'failed':
      return { mark: 'refused', reason: describe(seen) };
  }
}

/** The first thing that must never happen; null if nothing did. */
function findDefect(observed: Observation): string | null {
  const { seen, milliseconds, damage } = observed;
  if (!observed.areProgramsAlive) return 'a process died';
  if (seen === null || milliseconds > maxActMs) return `no answer within ${maxActMs / 1000} s`;
  if (isRefusal(seen) && !isCleanRefusal(seen)) return `answered ${describe(seen)}`;
  if (!(observed.recoveredAfterMs <= maxRecoveryMs)) {
    return `did not work ${maxRecoveryMs / 1000} s after the fault`;
  }
  if (seen.outcome === 'accepted' && !observed.isCompleted) return 'accepted, and never happened';
  if (damage.length > 0) return `wrong data: ${damage.slice(0, 3).join('; ')}`;
  return null;
}

/** What was accepted may also be something that can't be shown at the moment. */
function isRefusal({ outcome, answer }: Seen): boolean {
  return outcome === 'failed' || (outcome === 'accepted' && !isSuccess(answer));
}

/** A typed error that says when to try again, or brings the person back to a page that says so. */
function isCleanRefusal({ answer }: Seen): boolean {
  const { status, headers } = answer;
  const location = headers.get('location');
  if (status === 302 && location) return new URL(location, 'http://site').searchParams.has('error');
  if (status !== 503 || !headers.has('retry-after')) return false;
  const code = codeOf(answer);
  return code === 'SERVICE_UNAVAILABLE' || ownRefusals.has(code ?? '') || isPage(headers);
}

function isPage(headers: Headers): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function describe({ answer }: Seen): string {
  const { status, headers } = answer;
  if (status === 0) return `nothing: ${answer.body.slice(0, 80)}`;
  const location = headers.get('location');
  if (status === 302 && location) return `302 to ${new URL(location, 'http://site').search}`;
  return `${status} ${codeOf(answer) ?? 'without a code'}`;
}
