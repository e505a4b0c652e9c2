import { useTexts } from '../../../lib/texts.tsx';

/** Minutes as a readable duration: 40 min, 2 h, 5 h 40 min. */
export function useDuration(): (minutes: number) => string {
  const t = useTexts('catalogue');
  return (total) => {
    const hours = Math.floor(total / 60);
    const minutes = total % 60;
    if (hours === 0) return t('catalogue.duration.minutes', { minutes });
    if (minutes === 0) return t('catalogue.duration.hours', { hours });
    return t('catalogue.duration.both', { hours, minutes });
  };
}
