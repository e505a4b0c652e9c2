import type { ManagedOccurrence } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

/** "12 of 30 registered, 3 waiting": empty without registrations and limit. */
export function SeatCount({ session }: { session: ManagedOccurrence }) {
  const t = useTexts('calendar');
  const { number } = useFormat();
  const { registered, waiting, capacity } = session;
  if (registered === 0 && waiting === 0 && capacity === null) return null;
  const shown = number(registered);
  const parts = [
    capacity === null
      ? t('calendar.taken', { shown })
      : t('calendar.takenOf', { shown, all: number(capacity) }),
    waiting > 0 ? t('calendar.waiting', { shown: number(waiting) }) : null,
  ];
  return parts.filter((part) => part !== null).join(', ');
}
