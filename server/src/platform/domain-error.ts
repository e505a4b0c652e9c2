import type { CodeWithoutData, DeclaredCode, ErrorData } from '@danube/contract/declared-error.ts';

type DataOf<Code extends DeclaredCode> = [Code] extends [CodeWithoutData]
  ? []
  : // A misspelled code would infer every code; this makes the compiler report the code itself.
    [DeclaredCode] extends [Code]
    ? unknown[]
    : [data: ErrorData<Code>];

/**
 * An expected error. Only codes declared in a contract compile, each with its data; the guard turns
 * it into the response, and the web maps it to a message.
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

/** True for a DomainError with this code. */
export function isDomainError<Code extends DeclaredCode>(
  error: unknown,
  code: Code,
): error is DomainError<Code> {
  return error instanceof DomainError && error.code === code;
}
