import { useTexts } from '../../../lib/texts.tsx';
import { Spinner } from '../../../ui/spinner.tsx';

/** Covers the page while it may be in the wrong language. */
export function DetectingLocation() {
  const t = useTexts('language');
  return (
    <div
      role="status"
      className="fixed inset-0 z-50 grid animate-fade-in place-content-center justify-items-center gap-4 bg-paper p-6 text-center text-ink-2"
    >
      <Spinner className="text-[1.75rem] text-river" />
      <p>{t('language.detecting')}</p>
    </div>
  );
}
