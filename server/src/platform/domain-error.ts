import type { BareCode, DeclaredCode, ErrorData } from '@danube/contract/declared-error.ts';

type DataOf<Code extends DeclaredCode> = [Code] extends [BareCode]
  ? []
  : // A misspelled code infers every code; this way the compiler complains about the code.
    [DeclaredCode] extends [Code]
    ? unknown[]
    : [data: ErrorData<Code>];

/**
 * An expected error. Only codes declared in a contract compile, each with its data; the guard turns
 * it into the response, and the web's table of texts into a message.
 */
export class DomainError<Code extends DeclaredCode = DeclaredCode> extends Error {
  readonly code: Code;
  readonly data: ErrorData<Code> | undefined;

  constructor(code: Code, ...data: DataOf<Code>);
  constructor(code: Code, data?: ErrorData<Code>) {
    super(code);
    this.name = 'DomainError';
    this.code = code;
    this.data = data;
  }
}

/** True for a refusal with this code. */
export function isRefusal<Code extends DeclaredCode>(
  error: unknown,
  code: Code,
): error is DomainError<Code> {
  return error instanceof DomainError && error.code === code;
}
