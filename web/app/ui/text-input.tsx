import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlClasses, useFieldWiring } from './field.tsx';

type TextInputProps = ComponentProps<'input'> & {
  /** Shown inside at the start, such as a search icon or a currency symbol. */
  leading?: ReactNode;
  /** Shown inside at the end, such as a unit or a show-password button. */
  trailing?: ReactNode;
};

export function TextInput({ leading, trailing, className, ...rest }: TextInputProps) {
  const wiring = useFieldWiring();
  const input = (
    <input
      type="text"
      {...wiring}
      {...rest}
      className={classNames(
        controlClasses,
        'min-h-12 py-2.5',
        leading && 'ps-10.5',
        trailing && 'pe-12',
        !leading && !trailing && className,
      )}
    />
  );
  if (!leading && !trailing) return input;
  return (
    <span className={classNames('relative block', className)}>
      {leading ? (
        <span className="pointer-events-none absolute inset-y-0 start-0 grid w-10.5 place-items-center text-ink-3 [&_svg]:size-4.5">
          {leading}
        </span>
      ) : null}
      {input}
      {trailing ? (
        <span className="absolute inset-y-0 end-0.5 grid min-w-11 place-items-center text-ink-3 [&_svg]:size-4.5">
          {trailing}
        </span>
      ) : null}
    </span>
  );
}
