import { vi } from 'vitest';

export type SentRequest = {
  readonly url: string;
  readonly body: Blob;
  progress(bytes: number): void;
  answer(status: number): void;
  /** The connection is cut. */
  cut(): void;
  readonly isAborted: boolean;
};

/** Replaces XMLHttpRequest; the list records the requests. */
export function replaceRequests(onSend: (request: SentRequest) => void = () => undefined) {
  const sent: SentRequest[] = [];
  class FakeRequest extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    isAborted = false;
    #url = '';
    open(_method: string, url: string): void {
      this.#url = url;
    }
    abort(): void {
      this.isAborted = true;
      this.dispatchEvent(new Event('abort'));
    }
    send(body: Blob): void {
      const request = this;
      const made: SentRequest = {
        url: this.#url,
        body,
        progress: (loaded) =>
          void request.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded })),
        answer(status) {
          request.status = status;
          request.dispatchEvent(new Event('load'));
        },
        cut: () => void request.dispatchEvent(new Event('error')),
        get isAborted() {
          return request.isAborted;
        },
      };
      sent.push(made);
      onSend(made);
    }
  }
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  return sent;
}
