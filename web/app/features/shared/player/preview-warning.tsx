import { useTexts } from '../../../lib/texts.tsx';

/** Visible for the whole countdown, but announced only twice. */
export function PreviewWarning({ seconds }: { seconds: number }) {
  const t = useTexts('player');
  return (
    <>
      <p
        aria-hidden="true"
        className="tabular pointer-events-none absolute end-1.5 top-1.5 rounded-sm bg-bell px-1.5 py-0.5 text-2xs font-[560] text-on-bell sm:end-3 sm:top-3 sm:px-2.5 sm:py-1 sm:text-sm"
      >
        {t('player.warning', { seconds })}
      </p>
      <p role="status" className="sr-only">
        {t('player.warning', { seconds: seconds > 10 ? 30 : 10 })}
      </p>
    </>
  );
}
