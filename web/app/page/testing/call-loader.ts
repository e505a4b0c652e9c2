import { RouterContextProvider } from 'react-router';
import { pageRequest } from '../page-request.ts';

/** The arguments of a loader for a request to this URL. */
export function loaderArguments<Arguments>(
  address: string,
  params: Readonly<Record<string, string>>,
  given: object,
): Arguments {
  const context = new RouterContextProvider();
  // Tests provide only what their loaders read from the request.
  context.set(pageRequest, { language: 'en', ...given } as never);
  const request = new Request(new URL(address, 'https://danube.example'));
  // Routes don't read the framework's other arguments.
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

/** Status and location of a redirect. */
export function redirectOf(answer: unknown) {
  if (!(answer instanceof Response)) throw new Error('leads nowhere');
  return [answer.status, answer.headers.get('location')];
}
