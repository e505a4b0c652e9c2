import { type SubmitEvent, useState } from 'react';
import { useLeaveWarning } from '../../../../lib/use-leave-warning.ts';

type ActFormOptions<Draft> = {
  /** What the fields hold when the dialog opens. */
  begin: () => Draft;
  /** Fields that are not right yet. */
  faultsOf: (draft: Draft) => readonly (keyof Draft)[];
  act: (draft: Draft) => Promise<unknown>;
};

type Shown<Draft> = {
  isOpen: boolean;
  /** Whether to give up what was written. */
  isAsking: boolean;
  isBusy: boolean;
  faults: readonly (keyof Draft)[];
  /** How often the form was sent; what was wrong takes the focus each time. */
  attempts: number;
  failure: unknown;
};

const closed = {
  isOpen: false,
  isAsking: false,
  isBusy: false,
  faults: [],
  attempts: 0,
  failure: undefined,
};

/** A form in a dialog, from opening to being done. The act runs once however often one presses. */
export function useActForm<Draft extends object>(options: ActFormOptions<Draft>) {
  const [begun, setBegun] = useState(options.begin);
  const [draft, setDraft] = useState(begun);
  const [shown, setShown] = useState<Shown<Draft>>(closed);
  const change = (part: Partial<Shown<Draft>>) => setShown((now) => ({ ...now, ...part }));
  const isUnsaved = shown.isOpen && JSON.stringify(draft) !== JSON.stringify(begun);
  useLeaveWarning(isUnsaved);

  function show(isOpen: boolean) {
    const fresh = options.begin();
    setBegun(fresh);
    setDraft(fresh);
    setShown({ ...closed, isOpen });
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    // A dialog within a form would send the form around it too.
    event.stopPropagation();
    const faults = options.faultsOf(draft);
    const isHalted = faults.length > 0 || shown.isBusy;
    const attempts = shown.attempts + 1;
    change({ faults, isAsking: false, failure: undefined, attempts });
    if (isHalted) return;
    change({ isBusy: true });
    try {
      await options.act(draft);
      show(false);
    } catch (failure) {
      change({ isBusy: false, failure });
    }
  }

  return {
    ...shown,
    draft,
    submit,
    write(part: Partial<Draft>) {
      setDraft((now) => ({ ...now, ...part }));
      const faults = shown.faults.filter((field) => !(field in part));
      change({ faults, isAsking: false, failure: undefined });
    },
    isWrong: (field: keyof Draft) => shown.faults.includes(field),
    stay: () => change({ isAsking: false }),
    discard: () => show(false),
    /** Escape, the cross, a press beside the dialog, and its trigger. */
    request(isOpen: boolean) {
      if (isOpen || !(isUnsaved || shown.isBusy)) show(isOpen);
      else if (!shown.isBusy) change({ isAsking: true });
    },
  };
}
