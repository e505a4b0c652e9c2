import type { ChangeEvent } from 'react';
import { useTexts } from '../../../../lib/texts.tsx';
import { Checkbox } from '../../../../ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

type SelectRowProps = { selection: Selection; id: string; name: string };

/** Selects a row. Placed above the row's own link. */
export function SelectRow({ selection, id, name }: SelectRowProps) {
  const t = useTexts('admin');
  return (
    <Checkbox
      className="relative z-1 w-11"
      label={<span className="sr-only">{t('admin.bulk.select', { name })}</span>}
      checked={selection.isSelected(id)}
      onChange={(event) => selection.toggle(id, hasShift(event))}
    />
  );
}

type SelectAllProps = {
  selection: Selection;
  /** Above a list, where no column shows what the box is for. */
  hasVisibleLabel?: boolean;
};

export function SelectAll({ selection, hasVisibleLabel = false }: SelectAllProps) {
  const t = useTexts('admin');
  const label = t('admin.bulk.selectAll');
  const isSome = selection.selected.length > 0 && !selection.isAll;
  return (
    <Checkbox
      className={hasVisibleLabel ? 'w-fit' : 'w-11'}
      label={hasVisibleLabel ? label : <span className="sr-only">{label}</span>}
      checked={selection.isAll}
      ref={(input) => {
        if (input) input.indeterminate = isSome;
      }}
      onChange={selection.toggleAll}
    />
  );
}

/** A checkbox changes with a click event, even if the keyboard caused it. */
function hasShift({ nativeEvent }: ChangeEvent): boolean {
  return nativeEvent instanceof MouseEvent && nativeEvent.shiftKey;
}
