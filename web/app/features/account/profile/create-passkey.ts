import type { PasskeyMessage } from '@danube/contract/identity/identity.schemas.ts';

/** What people meet when a browser makes a passkey. */
export class PasskeyFailure extends Error {
  readonly code: 'PASSKEY_EXISTS' | 'PASSKEY_CANCELLED';
  constructor(code: PasskeyFailure['code']) {
    super(code);
    this.name = 'PasskeyFailure';
    this.code = code;
  }
}

/** Lets the browser make a passkey. The library that speaks to it is fetched with the first one. */
export async function createPasskey(options: PasskeyMessage): Promise<PasskeyMessage> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // The server's library wrote these options for this one; between them they are passed on whole.
    const answer = await startRegistration({ optionsJSON: options as unknown as Options });
    return { ...answer };
  } catch (error) {
    throw failureOf(error);
  }
}

/** The browser names them in its own way. */
function failureOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new PasskeyFailure('PASSKEY_EXISTS');
  const isCancelled = name === 'NotAllowedError' || name === 'AbortError';
  return isCancelled ? new PasskeyFailure('PASSKEY_CANCELLED') : error;
}
