import { useSettings } from '../../../lib/settings.tsx';
import { useTexts } from '../../../lib/texts.tsx';

/** How long the community keeps messages, as the owner has chosen. */
export function MessageRetention() {
  const t = useTexts('privacy');
  const { rooms, direct } = useSettings('retention');
  return (
    <p>
      {rooms === 0
        ? t('privacy.retention.roomsKept')
        : t('privacy.retention.rooms', { count: rooms })}{' '}
      {direct === 0
        ? t('privacy.retention.directKept')
        : t('privacy.retention.direct', { count: direct })}{' '}
      {t('privacy.retention.reported')}
    </p>
  );
}
