import { useTexts } from '../../../lib/texts.tsx';
import { useNowEverySecond } from './use-now.ts';

const minute = 60;
const hour = 3600;
const day = 86_400;

/** The remaining time in two units, counting down; empty on the server. */
export function Countdown({ until }: { until: Date }) {
  const t = useTexts('session');
  const now = useNowEverySecond();
  if (now === null) return null;
  const seconds = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  return (
    <p role="timer" className="grid gap-1">
      <span className="type-small">{t('session.startsIn')}</span>
      <span className="type-number tabular text-4xl leading-none font-[340]">
        {formatRemaining(t, seconds)}
      </span>
    </p>
  );
}

function formatRemaining(t: ReturnType<typeof useTexts>, seconds: number): string {
  const days = Math.floor(seconds / day);
  const hours = Math.floor((seconds % day) / hour);
  const minutes = Math.floor((seconds % hour) / minute);
  if (days > 0) return t('session.left.days', { days, hours });
  if (hours > 0) return t('session.left.hours', { hours, minutes });
  const pad = (value: number) => String(value).padStart(2, '0');
  return `${pad(minutes)}:${pad(seconds % minute)}`;
}
