import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { toast as sonner, Toaster } from 'sonner';
import { useTexts } from '../lib/texts.tsx';
import { Button } from './button.tsx';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { connectToastView, type Toast, type ToastKind } from './toast.ts';

const lifetime = 4000;
const topOffset = 'calc(var(--header-block) + 0.75rem)';

const kinds: Record<ToastKind, { icon: typeof Info; mark: string }> = {
  success: { icon: CircleCheck, mark: 'border-s-rise [&>svg]:text-rise' },
  neutral: { icon: Info, mark: 'border-s-river [&>svg]:text-river' },
  destructive: { icon: CircleAlert, mark: 'border-s-fall [&>svg]:text-fall' },
};

export function ToastView() {
  const t = useTexts('ui');
  useEffect(
    () =>
      connectToastView((toast) => {
        sonner.custom((id) => <ToastCard toast={toast} onClose={() => sonner.dismiss(id)} />, {
          duration: lifetime,
        });
      }),
    [],
  );
  return (
    <Toaster
      position="top-right"
      duration={lifetime}
      gap={10}
      expand
      // A modal drawer disables pointer events elsewhere, but toasts can still be closed.
      className="pointer-events-auto"
      // Below the header, so that cart and menu stay visible and clickable.
      offset={{ top: topOffset, right: 24 }}
      mobileOffset={{ top: topOffset, left: 12, right: 12 }}
      containerAriaLabel={t('ui.notifications')}
      toastOptions={{ unstyled: true, className: 'w-full' }}
    />
  );
}

function ToastCard({ toast, onClose }: { toast: Toast; onClose: () => void }) {
  const t = useTexts('ui');
  const { icon: Icon, mark } = kinds[toast.kind ?? 'neutral'];
  return (
    <div
      role={toast.kind === 'destructive' ? 'alert' : undefined}
      className={classNames(
        'flex w-full items-start gap-3 rounded-md border border-s-3 border-rule bg-surface py-1.5 ps-4 pe-1.5 font-sans text-sm text-ink shadow-float sm:w-92',
        mark,
      )}
    >
      <Icon aria-hidden="true" className="mt-3 size-5 shrink-0" />
      <div className="min-w-0 flex-1 py-2.5">
        <p className="leading-snug font-[560]">{toast.title}</p>
        {toast.text ? <p className="mt-0.5 leading-snug text-ink-2">{toast.text}</p> : null}
        {toast.action ? <ToastAction action={toast.action} onClose={onClose} /> : null}
      </div>
      <IconButton label={t('ui.close')} onClick={onClose}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

type ToastActionProps = { action: NonNullable<Toast['action']>; onClose: () => void };

function ToastAction({ action, onClose }: ToastActionProps) {
  return (
    <Button
      variant="link"
      size="small"
      onClick={() => {
        action.onSelect();
        onClose();
      }}
    >
      {action.label}
    </Button>
  );
}
