import type { ComponentProps } from 'react';
import { classNames } from '../../../../ui/class-names.ts';
import { TextArea } from '../../../../ui/text-area.tsx';

/** A single-line text that wraps and grows instead of hiding its end. */
export function GrowingLine({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <TextArea
      {...rest}
      rows={1}
      // Line breaks would become spaces.
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.nativeEvent.isComposing) event.preventDefault();
      }}
      className={classNames('min-h-12! resize-none!', className)}
    />
  );
}
