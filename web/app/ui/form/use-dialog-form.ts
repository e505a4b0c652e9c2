import { useState } from 'react';
import { useLeaveWarning } from '../../lib/use-leave-warning.ts';
import { type FormOptions, useForm } from './use-form.ts';

type DialogFormOptions<Values, Field extends string> = FormOptions<Values, Field> & {
  /** For a dialog that is mounted only while open. */
  defaultOpen?: boolean;
  /** Whether something outside the values was changed. */
  hasOtherChanges?: boolean;
  onOpenChange?: ((isOpen: boolean) => void) | undefined;
};

/** The state and actions of a form in a dialog; `FormDialog` renders it. */
export type DialogForm = {
  isOpen: boolean;
  /** Closing with unsaved input asks for confirmation first. */
  isConfirming: boolean;
  requestOpenChange(isOpen: boolean): void;
  keepEditing(): void;
  discard(): void;
  invalidFields: readonly string[];
  failedSubmits: number;
  isSubmitting: boolean;
  submit(): unknown;
};

/**
 * A form in a dialog, from opening to completion; closing it by accident doesn't lose the input.
 */
export function useDialogForm<Values extends object, Field extends string = keyof Values & string>(
  options: DialogFormOptions<Values, Field>,
) {
  const form = useForm<Values, Field>(options);
  const [isOpen, setIsOpen] = useState(options.defaultOpen ?? false);
  const [isConfirming, setIsConfirming] = useState(false);
  const hasOtherChanges = isOpen && (options.hasOtherChanges ?? false);
  useLeaveWarning(hasOtherChanges);

  function show(next: boolean): void {
    form.reset();
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
    setValues(changed: Partial<Values>): void {
      setIsConfirming(false);
      form.setValues(changed);
    },
    keepEditing: () => setIsConfirming(false),
    discard: () => show(false),
    /** Called by Escape, the close button, a click outside the dialog, and its trigger. */
    requestOpenChange(next: boolean): void {
      // Closing during a request would hide its result.
      if (form.isSubmitting && !next) return;
      if (next || !(form.isDirty || hasOtherChanges)) show(next);
      else setIsConfirming(true);
    },
  };
}
