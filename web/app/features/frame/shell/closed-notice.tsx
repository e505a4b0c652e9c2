import { useTexts } from '../../../lib/texts.tsx';

/** Shown above every page of a site that isn't open yet. */
export function ClosedNotice() {
  const t = useTexts('page');
  return (
    <p
      role="note"
      data-closed-notice=""
      className="bg-risk px-5 py-2 text-center text-sm text-paper"
    >
      {t('page.closed')}
    </p>
  );
}
