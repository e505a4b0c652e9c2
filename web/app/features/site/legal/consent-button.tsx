import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { consentSettings } from '../../shared/consent/consent-settings.ts';

/** Reopens the consent dialog. Without scripts nothing is stored, so there is no button. */
export function ConsentButton() {
  const t = useTexts('cookies');
  return (
    <p className="noscript:hidden print:hidden">
      <Button
        data-needs-app=""
        aria-haspopup="dialog"
        onClick={(event) => consentSettings.open(event.currentTarget)}
      >
        {t('cookies.change.button')}
      </Button>
    </p>
  );
}
