import type { PasskeyMessage } from '@danube/contract/identity/identity.schemas.ts';
import { ORPCError } from '@orpc/client';

/** Lets the browser make a passkey. The library that speaks to it is fetched with the first one. */
export async function createPasskey(options: PasskeyMessage): Promise<PasskeyMessage> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  type Options = Parameters<typeof startRegistration>[0]['optionsJSON'];
  try {
    // The server's library wrote these options for this one; between them they are passed on whole.
    const answer = await startRegistration({ optionsJSON: options as unknown as Options });
    return { ...answer };
  } catch (error) {
    throw refusalOf(error);
  }
}

/** The two things that people meet; the browser names them in its own way. */
function refusalOf(error: unknown): unknown {
  const name = error instanceof Error ? error.name : '';
  if (name === 'InvalidStateError') return new ORPCError('PASSKEY_EXISTS', { status: 409 });
  if (name === 'NotAllowedError' || name === 'AbortError') {
    return new ORPCError('PASSKEY_CANCELLED', { status: 400 });
  }
  return error;
}
