import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Next to links into the room, which pass by the session's page and what it says. */
export function RecordingNote({ occurrence }: { occurrence: Occurrence | undefined }) {
  const t = useTexts('events');
  return occurrence?.isRecorded ? <p className="type-small">{t('events.recorded')}</p> : null;
}
