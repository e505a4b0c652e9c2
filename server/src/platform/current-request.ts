import { AsyncLocalStorage } from 'node:async_hooks';

const requests = new AsyncLocalStorage<string>();

/** Attributes every change that `work` makes to this request. */
export function runInRequest<Result>(requestId: string, work: () => Result): Result {
  return requests.run(requestId, work);
}

/** Undefined in the worker and during a page render. */
export function getRequestId(): string | undefined {
  return requests.getStore();
}
