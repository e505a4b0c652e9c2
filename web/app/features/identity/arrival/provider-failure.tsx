import { useTexts } from '../../../lib/texts.tsx';
import { ArrivalDialog } from './arrival-dialog.tsx';

/** Says calmly that the provider's sign-in came to nothing, and offers the other ways. */
export function ProviderFailure() {
  const t = useTexts('auth');
  return (
    <ArrivalDialog
      title={t('auth.arrival.providerFailed.title')}
      text={t('auth.arrival.providerFailed.text')}
      action={{ label: t('auth.arrival.providerFailed.action'), path: '/auth' }}
    />
  );
}
