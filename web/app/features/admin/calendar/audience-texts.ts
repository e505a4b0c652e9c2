import type { EventAudience } from '@danube/contract/events/events.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const audienceTexts = {
  everyone: 'calendar.audience.everyone',
  members: 'calendar.audience.members',
  owners: 'calendar.audience.owners',
} as const satisfies Record<EventAudience, TextKey>;
