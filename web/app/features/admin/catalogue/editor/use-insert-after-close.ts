import { useEffect, useRef } from 'react';
import { insertBlock } from './insert-block.ts';
import type { Change } from './write-selection.ts';

/** Inserts what a dialog produced, once the dialog has closed. */
export function useInsertAfterClose(isOpen: boolean, change: (to: Change) => void) {
  const produced = useRef<string>(null);
  useEffect(() => {
    if (isOpen || produced.current === null) return undefined;
    const text = produced.current;
    produced.current = null;
    // A dialog that closes moves the focus after this effect; the text is inserted after that.
    const timer = setTimeout(() => change((chosen) => insertBlock(chosen, { text })));
    return () => clearTimeout(timer);
  }, [isOpen, change]);
  return (markdown: string): void => {
    produced.current = markdown;
  };
}
