import type { PasskeyMessage } from '@danube/contract/identity/identity.schemas.ts';

/** User-visible errors while creating a passkey. */
export class PasskeyFailure extends Error {
  readonly code: 'PASSKEY_EXISTS' | 'PASSKEY_CANCELLED';
  constructor(code: PasskeyFailure['code']) {
    super(code);
    this.name = 'PasskeyFailure';
    this.code = code;
  }
}

/** Creates a passkey in the browser. The WebAuthn library is loaded with the first one. */
export async function createPasskey(options: PasskeyMessage): Promise<PasskeyMessage> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // The server's library produced these options for this one; our contract passes them through
    // unchanged.
    const answer = await startRegistration({ optionsJSON: options as unknown as Options });
    return { ...answer };
  } catch (error) {
    throw failureOf(error);
  }
}

/** Maps the browser's error names. */
function failureOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new PasskeyFailure('PASSKEY_EXISTS');
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  return isCancelled ? new PasskeyFailure('PASSKEY_CANCELLED') : error;
}
