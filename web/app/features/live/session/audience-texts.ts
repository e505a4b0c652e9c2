import type { EventAudience } from '@danube/contract/events/events.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

/** Who may attend, as texts of the session's page. */
export const audienceTexts = {
  everyone: 'session.audience.everyone',
  members: 'session.audience.members',
  owners: 'session.audience.owners',
} as const satisfies Record<EventAudience, TextKey>;
