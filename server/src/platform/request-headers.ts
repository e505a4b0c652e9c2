import type { IncomingHttpHeaders } from 'node:http';

/** The part of `Headers` that everyone reads; names in lower case. `new Headers(…)` copies it. */
export type RequestHeaders = Pick<Headers, 'get'> & Iterable<[string, string]>;

/** Reads what Node has parsed already: a `Headers` object costs more than looking up a session. */
export function toRequestHeaders(headers: IncomingHttpHeaders): RequestHeaders {
  return {
    get: (name) => headers[name]?.toString() ?? null,
    *[Symbol.iterator]() {
      for (const [name, value] of Object.entries(headers)) {
        if (value !== undefined) yield [name, value.toString()];
      }
    },
  };
}
