import { useRef, useState } from 'react';
import { refusedPaths } from '../../lib/failure.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';

export type DraftFormOptions<Draft, Fault extends string> = {
  /** What the fields hold at first. */
  begin: () => Draft;
  /** What is not right yet, before the server is asked. */
  faultsOf?: (draft: Draft) => readonly Fault[];
  /** The field that a refusal of the server is about, besides those the contract names by path. */
  blames?: (failure: unknown) => Fault | undefined;
  /** Resolves when what people see is what the server holds. */
  act: (draft: Draft) => Promise<unknown>;
};

type Attempt<Fault> = {
  faults: readonly Fault[];
  isBusy: boolean;
  failure: unknown;
  /** Grows with every attempt, and when the server refuses one. */
  attempts: number;
};

const untried = { faults: [], isBusy: false, failure: undefined, attempts: 0 };

/** What is being written in a form, from its first sign to being stored. It is sent once. */
export function useDraftForm<Draft extends object, Fault extends string = keyof Draft & string>(
  options: DraftFormOptions<Draft, Fault>,
) {
  const [started, setBegun] = useState(options.begin);
  const [draft, setDraft] = useState(started);
  const [attempt, setAttempt] = useState<Attempt<Fault>>(untried);
  const isInProgress = useRef(false);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(started);
  useLeaveWarning(isUnsaved);

  /** True when it was done. */
  async function submit(): Promise<boolean> {
    if (isInProgress.current) return false;
    const faults = options.faultsOf?.(draft) ?? [];
    const attempts = attempt.attempts + 1;
    setAttempt({ faults, isBusy: faults.length === 0, failure: undefined, attempts });
    if (faults.length > 0) return false;
    isInProgress.current = true;
    try {
      await options.act(draft);
      setBegun(draft);
      setAttempt({ ...untried, attempts: 0 });
      return true;
    } catch (failure) {
      const refused = refusedFields(failure);
      setAttempt({ faults: refused, isBusy: false, failure, attempts: attempts + 1 });
      return false;
    } finally {
      isInProgress.current = false;
    }
  }

  function refusedFields(failure: unknown): readonly Fault[] {
    const blamed = options.blames?.(failure);
    const named = refusedPaths(failure).map(([name]) => String(name));
    // A path of the input is a field of the form where the form has one of that name.
    const own = named.filter((name): name is Fault => Object.hasOwn(draft, name));
    return blamed === undefined ? own : [blamed, ...own];
  }

  return {
    ...attempt,
    draft,
    isUnsaved,
    submit,
    isInvalid: (field: Fault) => attempt.faults.includes(field),
    write(part: Partial<Draft>): void {
      setDraft((now) => ({ ...now, ...part }));
      setAttempt((now) => ({
        ...now,
        faults: now.faults.filter((field) => !Object.hasOwn(part, field)),
        failure: undefined,
      }));
    },
    restart(): void {
      const fresh = options.begin();
      setBegun(fresh);
      setDraft(fresh);
      setAttempt(untried);
    },
  };
}
