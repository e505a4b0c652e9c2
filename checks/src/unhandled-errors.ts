import { existsSync, readFileSync, writeFileSync } from 'node:fs';

/** The file in which vitest's reporter records what failed outside the tests, if set. */
export const unhandledErrorsVariable = 'UNHANDLED_ERRORS';

export type UnhandledError = {
  message: string;
  /** The test file during which it happened, as far as vitest knows. */
  file?: string;
};

export function recordUnhandledErrors(errors: readonly UnhandledError[]): void {
  const path = process.env[unhandledErrorsVariable];
  if (path) writeFileSync(path, JSON.stringify(errors));
}

export function readUnhandledErrors(path: string): UnhandledError[] {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : [];
}
