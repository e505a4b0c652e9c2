import { referralKey } from '../storage/storage-keys.ts';

/** A code as a link or a person gives it; null for what cannot be one. */
export function readReferralCode(text: string | null | undefined): string | null {
  const code = text?.trim() ?? '';
  // As the contract has it, whose schema would bring its library to every visitor.
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
    // Storage may be forbidden; the address still names the code.
    return;
  }
}

export function forgetReferral(): void {
  try {
    sessionStorage.removeItem(referralKey);
  } catch {
    // What could not be stored need not be removed.
    return;
  }
}
