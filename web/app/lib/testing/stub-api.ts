import type { DeclaredCode, ErrorData } from '@danube/contract/declared-error.ts';
import { StandardRPCJsonSerializer, StandardRPCSerializer } from '@orpc/client/standard';
import { vi } from 'vitest';

const serializer = new StandardRPCSerializer(new StandardRPCJsonSerializer());

export type ApiCall = { procedure: string; input: unknown };

/** The server's response: a value, or an error that the contract declares. */
type Answer = (input: unknown) => unknown;

/** A server error has no declared code. */
const fault = 'INTERNAL_SERVER_ERROR';

export type StubCode = DeclaredCode | typeof fault;

type DetailsOf<Code> = Code extends DeclaredCode ? ErrorData<Code> : never;

export class StubError<Code extends StubCode> extends Error {
  readonly code: Code;
  readonly status: number;
  readonly details: DetailsOf<Code> | undefined;
  constructor(code: Code, status: number, details?: DetailsOf<Code>) {
    super(code);
    this.code = code;
    this.status = status;
    this.details = details;
  }
}

/**
 * Mocks the network. The client captures fetch when its module is imported, so tests call this from
 * `vi.hoisted`, which runs before their imports.
 */
export function replaceNetwork() {
  let answers: Readonly<Record<string, Answer>> = {};
  let calls: ApiCall[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    const { pathname, searchParams } = new URL(request.url);
    const procedure = pathname.replace('/api/rpc/', '').replaceAll('/', '.');
    const text = request.method === 'GET' ? searchParams.get('data') : await request.text();
    const input = serializer.deserialize(text ? JSON.parse(text) : undefined);
    calls.push({ procedure, input });
    return respond(() => answers[procedure]?.(input));
  });
  return {
    /** Mocks procedures by name (`identity.people.list`); the returned list records the calls. */
    answer(next: Readonly<Record<string, Answer>>): readonly ApiCall[] {
      answers = next;
      calls = [];
      return calls;
    },
  };
}

async function respond(answer: () => unknown): Promise<Response> {
  try {
    return Response.json(serializer.serialize(await answer()));
  } catch (error) {
    const { code, status, details } =
      error instanceof StubError ? error : new StubError(fault, 500);
    const reported = { defined: code !== fault, code, status, message: code, data: details };
    return Response.json(serializer.serialize(reported), { status });
  }
}
