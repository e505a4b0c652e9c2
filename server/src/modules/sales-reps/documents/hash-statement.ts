import { createHash } from 'node:crypto';
import type { CommissionCause } from '@danube/contract/sales-reps/sales-reps.schemas.ts';

type HashedLine = {
  readonly number: number;
  readonly at: Date;
  readonly cause: CommissionCause;
  readonly net: number;
  readonly rate: number;
  readonly amount: number;
};

/**
 * SHA-256 over the lines, each as `number;time;cause;net;rate;commission` and a line break; amounts
 * in cents, the rate in basis points. The printed statement explains this, so that anyone can
 * verify it.
 */
export function hashStatement(lines: readonly HashedLine[]): string {
  const text = lines.map(({ number, at, cause, net, rate, amount }) =>
    [number, at.toISOString(), cause, net, rate, amount].join(';'),
  );
  return createHash('sha256')
    .update(text.map((line) => `${line}\n`).join(''))
    .digest('hex');
}
