import type { Occurrence } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';

/** Next to links that lead straight into the room, past the notice on the session's page. */
export function RecordingNote({ occurrence }: { occurrence: Occurrence | undefined }) {
  const t = useTexts('events');
  return occurrence?.isRecorded ? <p className="type-small">{t('events.recorded')}</p> : null;
}
