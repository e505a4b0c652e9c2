import { Check, Dot } from 'lucide-react';
import { DropdownMenu as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { floatingClasses } from './floating.ts';

type MenuProps = {
  trigger: ReactNode;
  children: ReactNode;
  align?: 'start' | 'end';
  className?: string;
  /** Prevent its default to move the focus elsewhere than back to the trigger. */
  onCloseAutoFocus?: ((event: Event) => void) | undefined;
};

const itemClasses =
  'relative flex min-h-10 items-center gap-2.5 rounded-sm px-3 py-1.5 text-sm leading-snug outline-none touch:min-h-11 data-disabled:text-ink-3 data-highlighted:bg-river-wash [&_svg]:size-4.5 [&_svg]:shrink-0';

export function Menu(props: MenuProps) {
  const { trigger, children, align = 'end', className, onCloseAutoFocus } = props;
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align={align}
          sideOffset={6}
          collisionPadding={12}
          {...(onCloseAutoFocus ? { onCloseAutoFocus } : {})}
          className={classNames(
            floatingClasses,
            'max-h-(--radix-dropdown-menu-content-available-height) max-w-[min(22rem,100vw-1.5rem)] min-w-48 overflow-y-auto p-1.5',
            className,
          )}
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type MenuItemProps = ComponentProps<typeof Radix.Item> & { isDanger?: boolean };

export function MenuItem({ isDanger = false, className, ...rest }: MenuItemProps) {
  return (
    <Radix.Item
      {...rest}
      className={classNames(
        itemClasses,
        isDanger ? 'text-fall data-highlighted:bg-fall-wash' : '[&_svg]:text-ink-3',
        className,
      )}
    />
  );
}

export function MenuLabel({ children }: { children: ReactNode }) {
  return <Radix.Label className="type-small px-3 pt-2 pb-1">{children}</Radix.Label>;
}

export function MenuSeparator() {
  return <Radix.Separator className="mx-1.5 my-1.5 h-px bg-rule" />;
}

export function MenuCheckItem({ children, ...rest }: ComponentProps<typeof Radix.CheckboxItem>) {
  return (
    <Radix.CheckboxItem {...rest} className={classNames(itemClasses, 'ps-9')}>
      <Radix.ItemIndicator className="absolute start-2.5 inline-flex">
        <Check aria-hidden="true" />
      </Radix.ItemIndicator>
      {children}
    </Radix.CheckboxItem>
  );
}

type MenuRadioGroupProps = {
  value: string;
  onValueChange: (value: string) => void;
  options: readonly { value: string; label: ReactNode; lang?: string }[];
};

export function MenuRadioGroup({ value, onValueChange, options }: MenuRadioGroupProps) {
  return (
    <Radix.RadioGroup value={value} onValueChange={onValueChange}>
      {options.map((option) => (
        <Radix.RadioItem
          key={option.value}
          value={option.value}
          lang={option.lang}
          className={classNames(itemClasses, 'ps-9 data-[state=checked]:font-[560]')}
        >
          <Radix.ItemIndicator className="absolute start-1.5 inline-flex [&_svg]:size-7">
            <Dot aria-hidden="true" className="text-river" />
          </Radix.ItemIndicator>
          {option.label}
        </Radix.RadioItem>
      ))}
    </Radix.RadioGroup>
  );
}
