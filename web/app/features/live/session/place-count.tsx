import type { OccurrencePage } from '@danube/contract/events/events.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';

type PlaceCountProps = {
  session: Pick<OccurrencePage, 'capacity' | 'isFull'>;
  /** If known to the caller. */
  left?: number | null | undefined;
};

/** How many places there are, or are left; empty if there is no limit. */
export function PlaceCount({ session: { capacity, isFull }, left }: PlaceCountProps) {
  const t = useTexts('session');
  const { number } = useFormat();
  if (capacity === null) return null;
  const shown = number(capacity);
  if (isFull || left === 0) {
    return <p className="type-small">{t('session.places.full', { shown })}</p>;
  }
  return (
    <p className="type-small">
      {left === null || left === undefined
        ? t('session.places.all', { shown })
        : t('session.places.left', { shown: number(left), all: shown })}
    </p>
  );
}
