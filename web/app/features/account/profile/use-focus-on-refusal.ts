import { type RefObject, useEffect } from 'react';
import type { AccountProblem } from './account-problem.ts';

/** Brings the keyboard to the first field that was refused, each time a refusal comes. */
export function useFocusOnRefusal(
  form: RefObject<HTMLFormElement | null>,
  problem: AccountProblem | null,
): void {
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [form, problem]);
}
