import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** What the work changes is known as done by this request. */
export function duringRequest<Result>(requestId: string, work: () => Result): Result {
  return requests.run(requestId, work);
}

/** Undefined in the worker, and while a page is made. */
export function currentRequestId(): string | undefined {
  return requests.getStore();
}
