import { RouterContextProvider } from 'react-router';
import { pageRequest } from '../page-request.ts';

/** What a loader is given when this address is requested. */
export function asked<Arguments>(
  address: string,
  params: Readonly<Record<string, string>>,
  given: object,
): Arguments {
  const context = new RouterContextProvider();
  // A test gives what its loaders read of the request, and nothing else.
  context.set(pageRequest, { language: 'en', ...given } as never);
  const request = new Request(new URL(address, 'https://danube.example'));
  // What the framework adds besides, the routes do not read.
  return { context, request, params } as Arguments;
}

export async function thrownBy(act: () => unknown): Promise<unknown> {
  try {
    await act();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

/** Status and place of an answer that leads elsewhere. */
export function leadsTo(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('leads nowhere');
  return [answer.status, answer.headers.get('location')];
}
