import { useState } from 'react';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type DialogFormOptions<Draft, Fault extends string> = DraftFormOptions<Draft, Fault> & {
  /** For one that is mounted while it is open. */
  startsOpen?: boolean;
  /** Something besides the draft was entered. */
  isChangedBesides?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** How far a form in a dialog is, and what can be asked of it; `FormDialog` shows it. */
export type DialogForm = {
  isOpen: boolean;
  /** Someone closed it who has written something: they are asked first. */
  isConfirming: boolean;
  request(isOpen: boolean): void;
  stay(): void;
  discard(): void;
  faults: readonly string[];
  attempts: number;
  isBusy: boolean;
  submit(): unknown;
};

/** A form in a dialog, from opening to being done; what is written is not lost by a slip. */
export function useDialogForm<Draft extends object, Fault extends string = keyof Draft & string>(
  options: DialogFormOptions<Draft, Fault>,
) {
  const form = useDraftForm<Draft, Fault>(options);
  const [isOpen, setIsOpen] = useState(options.startsOpen ?? false);
  const [isConfirming, setIsConfirming] = useState(false);
  const isChangedBesides = isOpen && (options.isChangedBesides ?? false);
  useLeaveWarning(isChangedBesides);

  function show(next: boolean): void {
    form.restart();
    setIsConfirming(false);
    setIsOpen(next);
    options.onOpenChange?.(next);
  }

  return {
    ...form,
    isOpen,
    isConfirming,
    async submit(): Promise<void> {
      setIsConfirming(false);
      if (await form.submit()) show(false);
    },
    write(part: Partial<Draft>): void {
      setIsConfirming(false);
      form.write(part);
    },
    stay: () => setIsConfirming(false),
    discard: () => show(false),
    /** Escape, the cross, a press next to the dialog, and its trigger. */
    request(next: boolean): void {
      // What is under way is waited for: closing would hide how it ended.
      if (form.isBusy && !next) return;
      if (next || !(form.isUnsaved || isChangedBesides)) show(next);
      else setIsConfirming(true);
    },
  };
}
