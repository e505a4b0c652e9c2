import { useState } from 'react';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { type DraftFormOptions, useDraftForm } from './use-draft-form.ts';

type DialogFormOptions<Draft, Fault extends string> = DraftFormOptions<Draft, Fault> & {
  /** For a dialog that is mounted only while open. */
  startsOpen?: boolean;
  /** Whether something outside the draft was changed. */
  isChangedBesides?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** The state and actions of a form in a dialog; `FormDialog` renders it. */
export type DialogForm = {
  isOpen: boolean;
  /** Closing with unsaved input asks for confirmation first. */
  isConfirming: boolean;
  request(isOpen: boolean): void;
  stay(): void;
  discard(): void;
  faults: readonly string[];
  attempts: number;
  isBusy: boolean;
  submit(): unknown;
};

/**
 * A form in a dialog, from opening to completion; closing it by accident doesn't lose the input.
 */
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
    /** Called by Escape, the close button, a click outside the dialog, and its trigger. */
    request(next: boolean): void {
      // Closing during a request would hide its result.
      if (form.isBusy && !next) return;
      if (next || !(form.isUnsaved || isChangedBesides)) show(next);
      else setIsConfirming(true);
    },
  };
}
