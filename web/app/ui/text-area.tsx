import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, useFieldWiring } from './field.tsx';

/** Grows with its content in browsers that support it. */
export function TextArea({ className, rows = 4, ...rest }: ComponentProps<'textarea'>) {
  const wiring = useFieldWiring();
  return (
    <textarea
      rows={rows}
      {...wiring}
      {...rest}
      className={classNames(
        controlClasses,
        'field-sizing-content max-h-80 min-h-28 resize-y py-3 leading-normal',
        className,
      )}
    />
  );
}
