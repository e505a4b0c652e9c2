import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, useRef } from 'react';
import { useTexts } from '../lib/texts.tsx';
import { classNames } from './class-names.ts';
import { floatingClasses, scrimClasses } from './floating.ts';
import { IconButton } from './icon-button.tsx';

export type OverlayProps = {
  /** Opens the dialog and gets the focus back. Omit it if `isOpen` is controlled from elsewhere. */
  trigger?: ReactNode;
  title: ReactNode;
  /** One sentence on the purpose, read out with the title. */
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the bottom, the main action last. */
  actions?: ReactNode;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  /** Gets the focus back if there is no trigger; by default what had it before. */
  opener?: HTMLElement | null;
};

type DialogProps = OverlayProps & {
  size?: 'small' | 'medium' | 'large';
  /** Set if the texts fall back to another language than the page's. */
  lang?: string | undefined;
};

const widths = { small: 'max-w-md', medium: 'max-w-xl', large: 'max-w-4xl' };

export function Dialog(props: DialogProps) {
  const { trigger, isOpen, onOpenChange, size = 'small', opener, lang, ...content } = props;
  const before = useRef<HTMLElement | null>(null);
  return (
    <Radix.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : null}
      <Radix.Portal>
        <Radix.Overlay className={scrimClasses} />
        <div className="pointer-events-none fixed inset-0 z-50 grid items-end justify-items-center p-3 sm:items-center sm:p-6">
          <Radix.Content
            {...(content.description ? {} : { 'aria-describedby': undefined })}
            onOpenAutoFocus={(event) => {
              before.current = focusedOpener();
              focusFirstField(event);
            }}
            onCloseAutoFocus={(event) => {
              const target = opener ?? (trigger || isFocusTaken() ? null : before.current);
              if (target) focusOpener(event, target);
            }}
            onInteractOutside={keepOpenForToasts}
            lang={lang}
            className={classNames(
              floatingClasses,
              'pointer-events-auto grid max-h-[calc(100dvh-3rem)] w-full grid-rows-[auto_1fr_auto]',
              widths[size],
            )}
          >
            <OverlayParts {...content} />
          </Radix.Content>
        </div>
      </Radix.Portal>
    </Radix.Root>
  );
}

/**
 * Initial focus: the first field, otherwise the dialog itself. Never the close button, which a
 * typed space would press.
 */
function focusFirstField(event: Event): void {
  const dialog = event.currentTarget;
  if (!(dialog instanceof HTMLElement)) return;
  event.preventDefault();
  const field = dialog.querySelector<HTMLElement>(
    'input:not([type=hidden], :disabled), textarea:not(:disabled), select:not(:disabled)',
  );
  (field ?? dialog).focus();
  // A file input that is not displayed can't take it.
  if (!dialog.contains(document.activeElement)) dialog.focus();
}

/** What has the focus; for an item of a menu, which is about to close, the menu's button. */
function focusedOpener(): HTMLElement | null {
  const { activeElement } = document;
  if (!(activeElement instanceof HTMLElement) || activeElement === document.body) return null;
  const menu = activeElement.closest('[role="menu"]');
  return document.getElementById(menu?.getAttribute('aria-labelledby') ?? '') ?? activeElement;
}

/** By what closing the dialog led to, such as a field that its link went to. */
function isFocusTaken(): boolean {
  return document.activeElement !== null && document.activeElement !== document.body;
}

/** For a drawer: focusing its first field would open a phone's keyboard. */
export function focusItself(event: Event): void {
  event.preventDefault();
  if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
}

/**
 * A link in a menu that has closed can't take the focus, but the menu's button can. If the opener
 * is gone, the focus moves to the page's content.
 */
export function focusOpener(event: Event, opener: HTMLElement): void {
  event.preventDefault();
  const handle = opener.closest('details:not([open])')?.querySelector('summary');
  const content = opener.isConnected ? null : document.querySelector<HTMLElement>('main');
  (content ?? handle ?? opener).focus({ preventScroll: content !== null });
}

/** Toasts are above dialogs: closing a toast must not close the dialog below. */
export function keepOpenForToasts(event: Event): void {
  const { target } = event;
  if (target instanceof Element && target.closest('[data-sonner-toaster]')) event.preventDefault();
}

/** Closes the dialog or drawer around it. */
export const OverlayClose = Radix.Close;

/** Heading, scrolling body and actions, shared by dialog and drawer. */
export function OverlayParts({ title, description, children, actions }: OverlayProps) {
  const t = useTexts('ui');
  return (
    <>
      <header className="flex items-start justify-between gap-4 ps-6 pe-3 pt-4 pb-2">
        <div className="grid gap-1.5 pt-1.5">
          <Radix.Title className="type-h4">{title}</Radix.Title>
          {description ? (
            <Radix.Description className="text-sm text-ink-2">{description}</Radix.Description>
          ) : null}
        </div>
        <Radix.Close asChild>
          <IconButton label={t('ui.close')}>
            <X aria-hidden="true" />
          </IconButton>
        </Radix.Close>
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-6 pt-1 pb-6">{children}</div>
      {actions ? (
        <footer className="flex flex-wrap justify-end gap-3 border-t border-rule px-6 py-4">
          {actions}
        </footer>
      ) : null}
    </>
  );
}
