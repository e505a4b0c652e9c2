import { ShieldCheck } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Dialog } from '../../../ui/dialog.tsx';

/** How to tell staff from an impostor. */
export function StaffCheck() {
  const t = useTexts('chat');
  return (
    <Dialog
      title={t('chat.staff.title')}
      trigger={
        <button
          type="button"
          className="mt-auto flex min-h-11 items-center gap-2 px-4 pt-3 text-xs text-ink-2 hover:underline"
        >
          <ShieldCheck aria-hidden="true" className="size-4 text-river" />
          {t('chat.list.staffCheck')}
        </button>
      }
    >
      <ul className="grid list-disc gap-2.5 ps-5 text-sm">
        <li>{t('chat.staff.i1')}</li>
        <li>{t('chat.staff.i2')}</li>
        <li>{t('chat.staff.i3')}</li>
      </ul>
    </Dialog>
  );
}
