import type { ErrorMap, InferContractRouterErrorMap, ORPCErrorFromErrorMap } from '@orpc/contract';
import type { contract } from './contract.ts';

type ErrorOf<Errors> = Errors extends ErrorMap ? ORPCErrorFromErrorMap<Errors> : never;

/** Every error that some procedure declares; `code` tells which `data` comes with it. */
export type DeclaredError = ErrorOf<InferContractRouterErrorMap<typeof contract>>;

export type DeclaredCode = DeclaredError['code'];

/** The data of a code; `unknown` for codes without data. */
export type ErrorData<Code extends DeclaredCode> = Extract<DeclaredError, { code: Code }>['data'];

/** Codes without data. */
export type CodeWithoutData = {
  [Code in DeclaredCode]: unknown extends ErrorData<Code> ? Code : never;
}[DeclaredCode];
