import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { consentSettings } from '../../shared/consent/consent-settings.ts';

/** Opens the choice again. Without scripts there is none to make, and no button for it. */
export function ConsentButton() {
  const t = useTexts('cookies');
  return (
    <p className="noscript:hidden print:hidden">
      <Button aria-haspopup="dialog" onClick={(event) => consentSettings.open(event.currentTarget)}>
        {t('cookies.change.button')}
      </Button>
    </p>
  );
}
