import type { DeclaredCode } from '@danube/contract/declared-error.ts';
import { StandardRPCJsonSerializer } from '@orpc/client/standard';

type Handler = (input: never) => unknown;

/** Calls that were answered, in their order: the procedure and what was sent. */
export const calls: { procedure: string; input: unknown }[] = [];

const serializer = new StandardRPCJsonSerializer();
let handlers: Readonly<Record<string, Handler>> = {};

/** Answers the procedures of `identity.account`, each by its name; all others fail the test. */
export function answerWith(next: Readonly<Record<string, Handler>>): void {
  handlers = next;
  calls.length = 0;
}

/** A refusal as the server declares it. */
export class Refusal extends Error {
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

// Set when this file is imported: the API keeps the function it finds when it is made.
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
    // What a test submits takes what the procedure takes.
    return answer(await handler(sent as never), 200);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { code, status, details } = error;
    return answer({ defined: true, code, status, message: '', data: details }, status);
  }
};

function answer(value: unknown, status: number): Response {
  const [json, meta] = serializer.serialize(value);
  return Response.json({ json, meta }, { status });
}
