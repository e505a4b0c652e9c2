import { referralKey } from '../storage/storage-keys.ts';

/** Normalises a code from a link or from input; null if it is invalid. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = text?.trim() ?? '';
  // Repeats the contract's rule, whose schema would load its library for every visitor.
  return /^[a-z0-9][a-z0-9_-]{1,39}$/i.test(code) ? code : null;
}

export function findReferral(): string | null {
  try {
    return readReferralCode(sessionStorage.getItem(referralKey));
  } catch {
    return null;
  }
}

export function rememberReferral(code: string): void {
  try {
    sessionStorage.setItem(referralKey, code);
  } catch {
    // Storage may be blocked; the URL still has the code.
    return;
  }
}

export function forgetReferral(): void {
  try {
    sessionStorage.removeItem(referralKey);
  } catch {
    // Nothing was stored, so there is nothing to remove.
    return;
  }
}
