import { type SubmitEvent, useState } from 'react';
import { useLeaveWarning } from '../../../lib/use-leave-warning.ts';
import { reasonOf } from './reason.ts';

type ReasonFormOptions = {
  act: (reason: string) => Promise<void>;
  /** Something besides the reason was entered. */
  isChanged: boolean;
  /** False where something besides the reason is not right yet. */
  canAct: () => boolean;
  onOpenChange: ((isOpen: boolean) => void) | undefined;
};

type ReasonFormState = {
  isOpen: boolean;
  reason: string;
  isReasonWrong: boolean;
  isBusy: boolean;
  /** Whether to give up what was written. */
  isAsking: boolean;
  failure: unknown;
  /** How often the form was sent; what was wrong takes the focus each time. */
  attempts: number;
};

const closed: ReasonFormState = {
  isOpen: false,
  reason: '',
  isReasonWrong: false,
  isBusy: false,
  isAsking: false,
  failure: undefined,
  attempts: 0,
};

/** What a dialog that asks for a reason is doing. The act runs once however often one presses. */
export function useReasonForm({ act, isChanged, canAct, onOpenChange }: ReasonFormOptions) {
  const [state, setState] = useState(closed);
  const change = (part: Partial<ReasonFormState>) => setState((now) => ({ ...now, ...part }));
  const isUnsaved = state.isOpen && (state.reason.trim() !== '' || isChanged);
  useLeaveWarning(isUnsaved);

  function show(isOpen: boolean) {
    setState({ ...closed, isOpen });
    onOpenChange?.(isOpen);
  }

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const reason = reasonOf(state.reason);
    const isRestRight = canAct();
    change({
      isReasonWrong: reason === undefined,
      isAsking: false,
      failure: undefined,
      attempts: state.attempts + 1,
    });
    if (reason === undefined || !isRestRight || state.isBusy) return;
    change({ isBusy: true });
    try {
      await act(reason);
      show(false);
    } catch (failure) {
      change({ isBusy: false, failure });
    }
  }

  return {
    ...state,
    write: (reason: string) => change({ reason, isReasonWrong: false, isAsking: false }),
    stay: () => change({ isAsking: false }),
    discard: () => show(false),
    submit,
    /** Escape, the cross, a press beside the dialog, and its trigger. */
    request(isOpen: boolean) {
      if (isOpen || !(isUnsaved || state.isBusy)) show(isOpen);
      else if (!state.isBusy) change({ isAsking: true });
    },
  };
}
