import type { EventType } from '@danube/contract/events/events.schemas.ts';
import { CalendarDays, ChartCandlestick } from 'lucide-react';
import { useTexts } from '../../../lib/texts.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { eventTypeTexts } from './event-type-texts.ts';

/** Live trading is green with candles, everything else blue. */
export function EventBadge({ type }: { type: EventType }) {
  const t = useTexts('events');
  return type === 'live_trading' ? (
    <Badge kind="rise" icon={<ChartCandlestick />}>
      {t(eventTypeTexts.live_trading)}
    </Badge>
  ) : (
    <Badge kind="info" icon={<CalendarDays />}>
      {t(eventTypeTexts.other)}
    </Badge>
  );
}
