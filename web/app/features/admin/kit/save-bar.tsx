import type { ReactNode } from 'react';
import { FormError } from '../../../ui/form/form-error.tsx';
import { useSaveShortcut } from './use-save-shortcut.ts';

type SaveBarProps = {
  /** Whether something is unsaved; announced when it changes. */
  state: string;
  error?: string | undefined;
  /** For Ctrl+S. */
  onSave: () => void;
  /** Discard first, the main action last. */
  children: ReactNode;
};

/** Stays visible below a long form: the state, and the actions. */
export function SaveBar({ state, error, onSave, children }: SaveBarProps) {
  useSaveShortcut(onSave);
  return (
    <div className="sticky bottom-0 z-10 grid gap-2 border-t border-ink bg-paper py-3">
      {error ? <FormError>{error}</FormError> : null}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p role="status" className="me-auto text-sm text-ink-2">
          {state}
        </p>
        {children}
      </div>
    </div>
  );
}
