import { formatDuration } from '../../../lib/format-duration.ts';
import type { TextKey } from '../../../lib/text-keys.ts';
import { useTextLanguage, useTexts } from '../../../lib/texts.tsx';
import { type StoragePurpose, type StoredItem, storedItems } from './stored-items.ts';

export const storagePlaces: Record<StoredItem['place'], TextKey> = {
  cookie: 'consent.places.cookie',
  local: 'consent.places.local',
  session: 'consent.places.session',
  cache: 'consent.places.cache',
};

/** What is stored for one purpose: name, storage, duration and reason. */
export function StoredItemList({ purpose }: { purpose: StoragePurpose }) {
  const t = useTexts('consent');
  const durationOf = useStorageTime();
  const items = storedItems.filter((item) => item.purpose === purpose);
  return (
    <ul className="divide-y divide-rule text-sm">
      {items.map((item) => (
        <li key={`${item.place} ${item.name}`} className="grid gap-0.5 py-2.5">
          <p className="flex flex-wrap items-baseline gap-x-3">
            <code className="font-mono text-xs font-[560] break-all text-ink">{item.name}</code>
            <span className="text-xs text-ink-3">
              {t('consent.stored', {
                place: t(storagePlaces[item.place]),
                duration: durationOf(item),
              })}
            </span>
          </p>
          <p className="text-ink-2">{t(item.use)}</p>
        </li>
      ))}
    </ul>
  );
}

export function useStorageTime(): (item: StoredItem) => string {
  const t = useTexts('consent');
  const language = useTextLanguage();
  return ({ lasts, purpose }) => {
    if (lasts === 'tab') return t('consent.durations.tab');
    if (lasts === 'kept') {
      // What is necessary needs no consent, so there is none to withdraw.
      return t(purpose === 'necessary' ? 'consent.durations.kept' : 'consent.durations.consented');
    }
    return formatDuration(lasts.value, lasts.unit, language);
  };
}
