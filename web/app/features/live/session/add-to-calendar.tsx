import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { CalendarPlus } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Button } from '../../../ui/button.tsx';
import { sessionPath } from '../../shared/paths/session-paths.ts';

/** The session as a calendar file. The server generates it, so this is a plain link. */
export function AddToCalendar({ session }: { session: Pick<OccurrencePage, 'slug' | 'date'> }) {
  const t = useTexts('session');
  return (
    <Button asChild>
      <a href={`${sessionPath(session)}/calendar.ics`}>
        <CalendarPlus aria-hidden="true" />
        {t('session.addToCalendar')}
      </a>
    </Button>
  );
}
