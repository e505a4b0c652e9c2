import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import { StandardRPCJsonSerializer } from '@orpc/client/standard';

type Handler = (input: never) => unknown;

/** Handled calls in order: the procedure and its input. */
export const calls: { procedure: string; input: unknown }[] = [];

const serializer = new StandardRPCJsonSerializer();
let handlers: Readonly<Record<string, Handler>> = {};

/** Mocks the account screen's procedures by their last name; all others fail the test. */
export function answerWith(next: Readonly<Record<string, Handler>>): void {
  handlers = next;
  calls.length = 0;
}

/** An error as the server declares it. */
export class FakeDeclaredError extends Error {
  readonly code: DeclaredCode;
  readonly status: number;
  readonly details: unknown;
  constructor(code: DeclaredCode, status: number, details?: unknown) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

// Set when this file is imported, because the API client captures fetch when it is created.
globalThis.fetch = async (input, init) => {
  const request = new Request(input, init);
  const { pathname } = new URL(request.url);
  const procedure = pathname.split('/').at(-1) ?? '';
  const handler = handlers[procedure];
  if (!handler) throw new Error(`nothing answers ${pathname}`);
  const text = await request.text();
  const { json, meta = [] } = text ? JSON.parse(text) : {};
  const sent = serializer.deserialize(json, meta);
  calls.push({ procedure, input: sent });
  try {
    // A test's input has the procedure's type.
    return answer(await handler(sent as never), 200);
  } catch (error) {
    if (!(error instanceof FakeDeclaredError)) throw error;
    const { code, status, details } = error;
    return answer({ defined: true, code, status, message: '', data: details }, status);
  }
};

function answer(value: unknown, status: number): Response {
  const [json, meta] = serializer.serialize(value);
  return Response.json({ json, meta }, { status });
}
