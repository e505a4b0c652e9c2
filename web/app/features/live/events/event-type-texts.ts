import type { EventType } from '@danube/contract/events/events.schemas.ts';
import type { TextKey } from '../../../lib/text-keys.ts';

export const eventTypeTexts = {
  live_trading: 'events.type.live_trading',
  other: 'events.type.other',
} as const satisfies Record<EventType, TextKey>;
