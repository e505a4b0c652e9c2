import { lazy, Suspense, useState } from 'react';
import { createCalculatorBlock } from './insert-block.ts';
import { useInsertAfterClose } from './use-insert-after-close.ts';
import type { Change } from './write-selection.ts';

const CalculatorDialog = lazy(async () => ({
  default: (await import('./calculator-dialog.tsx')).CalculatorDialog,
}));

/** The dialog that inserts a calculator. */
export function useCalculators(change: (to: Change) => void) {
  const [isOpen, setIsOpen] = useState(false);
  const insert = useInsertAfterClose(isOpen, change);
  return {
    ask: () => setIsOpen(true),
    dialog: isOpen ? (
      <Suspense>
        <CalculatorDialog
          onInsert={({ name, market }) => insert(createCalculatorBlock(name, market).text)}
          onClose={() => setIsOpen(false)}
        />
      </Suspense>
    ) : null,
  };
}
