import { useRef, useState } from 'react';
import { invalidPaths } from '../../lib/failure.ts';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';

export type DraftFormOptions<Draft, Fault extends string> = {
  /** The initial values of the fields. */
  begin: () => Draft;
  /** Client-side validation, before the request. */
  faultsOf?: (draft: Draft) => readonly Fault[];
  /** The field that a server error belongs to, besides those the contract names by path. */
  blames?: (failure: unknown) => Fault | undefined;
  /** Resolves once the screen shows what the server stored. */
  act: (draft: Draft) => Promise<unknown>;
};

type Attempt<Fault> = {
  faults: readonly Fault[];
  isBusy: boolean;
  failure: unknown;
  /** Incremented with every attempt, and when the server rejects one. */
  attempts: number;
};

const untried = { faults: [], isBusy: false, failure: undefined, attempts: 0 };

/** A form's draft, validation and submission. It can't be submitted twice at once. */
export function useDraftForm<Draft extends object, Fault extends string = keyof Draft & string>(
  options: DraftFormOptions<Draft, Fault>,
) {
  const [started, setBegun] = useState(options.begin);
  const [draft, setDraft] = useState(started);
  const [attempt, setAttempt] = useState<Attempt<Fault>>(untried);
  const isInProgress = useRef(false);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(started);
  useLeaveWarning(isUnsaved);

  /** Resolves to true if it succeeded. */
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
    const named = invalidPaths(failure).map(([name]) => String(name));
    // An input path counts as a field if the draft has one of that name.
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
