import type { EventType } from '@danube/contract/events/events.schemas.ts';

/**
 * The icon of an event type: a green candle or a blue ring, so that colour isn't the only
 * difference.
 */
export function EventIcon({ type }: { type: EventType }) {
  return type === 'live_trading' ? (
    <svg viewBox="0 0 10 12" aria-hidden="true" className="h-3 w-2.5 shrink-0 text-rise">
      <path d="M5 0v12" stroke="currentColor" strokeWidth="1.25" />
      <rect x="2" y="2.5" width="6" height="7" rx="1" fill="currentColor" />
    </svg>
  ) : (
    <svg viewBox="0 0 10 12" aria-hidden="true" className="h-3 w-2.5 shrink-0 text-info">
      <circle cx="5" cy="6" r="3" fill="none" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
}
