import type { Seal } from '../../../platform/seal.ts';

/** Null if there is no account, or it was sealed with an earlier secret. */
export function openRefundIban(seal: Pick<Seal, 'open'>, sealed: string | null): string | null {
  if (sealed === null) return null;
  try {
    return seal.open(sealed);
  } catch {
    return null;
  }
}
