import { Dialog as Radix } from 'radix-ui';
import { classNames } from './class-names.ts';
import {
  focusItself,
  focusOpener,
  keepOpenForToasts,
  OverlayParts,
  type OverlayProps,
} from './dialog.tsx';
import { scrimClasses } from './floating.ts';

type DrawerProps = OverlayProps & {
  side?: 'start' | 'end';
  /** Full width on screens hardly wider than the drawer. */
  isWholeOnPhones?: boolean;
  /** Set if the texts fall back to another language than the page's. */
  lang?: string | undefined;
};

/** A panel that slides in from the side: 24rem wide, or as wide as the screen. */
export function Drawer(props: DrawerProps) {
  const { trigger, isOpen, onOpenChange, opener, side = 'end', lang, ...rest } = props;
  const { isWholeOnPhones = false, ...content } = rest;
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <Radix.Content
          {...(content.description ? {} : { 'aria-describedby': undefined })}
          {...(opener ? { onCloseAutoFocus: (event) => focusOpener(event, opener) } : {})}
          onOpenAutoFocus={focusItself}
          onInteractOutside={keepOpenForToasts}
          lang={lang}
          className={classNames(
            'fixed inset-y-0 z-50 grid w-[min(24rem,100vw-2rem)] grid-rows-[auto_1fr_auto] border-rule bg-surface text-ink shadow-float',
            'data-[state=closed]:animate-slide-out data-[state=open]:animate-slide-in',
            isWholeOnPhones && 'max-[28rem]:w-screen max-[28rem]:border-0',
            side === 'end' ? 'end-0 border-s' : 'start-0 border-e [--slide-from:-100%]',
          )}
        >
          <OverlayParts {...content} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
