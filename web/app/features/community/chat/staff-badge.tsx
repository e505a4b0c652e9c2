import { BadgeCheck } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';

/** The server confirms that someone is staff. Nothing a member writes can look like it. */
export function StaffBadge() {
  const t = useTexts('chat');
  return (
    <span className="inline-flex items-center gap-1 text-2xs font-semibold whitespace-nowrap text-river-ink">
      <BadgeCheck aria-hidden="true" className="size-3.5 stroke-2" />
      {t('chat.message.staff')}
    </span>
  );
}
