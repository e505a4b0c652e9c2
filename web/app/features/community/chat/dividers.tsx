import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { NewLine } from './new-line.tsx';

/** The start of a day. */
export function DayDivider({ date, isNarrow }: { date: Date; isNarrow: boolean }) {
  const words = useDayLabel(date);
  return (
    <li className="my-2.5 flex items-center gap-3.5 font-serif text-[0.9375rem] text-ink-2 italic">
      <span
        aria-hidden="true"
        className={classNames('border-t border-rule-strong', isNarrow ? 'w-4' : 'w-12')}
      />
      <h2 className="font-[inherit]">{words}</h2>
      <span aria-hidden="true" className="grow border-t border-rule-strong" />
    </li>
  );
}

/** Marks where unread messages start. */
export function NewDivider({ count }: { count: number }) {
  const t = useTexts('chat');
  return (
    <li
      data-new=""
      className="my-1.5 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-3 text-xs font-[640] text-river-ink"
    >
      {t('chat.list.unread', { count })}
      <NewLine />
    </li>
  );
}

const dayMs = 24 * 60 * 60_000;

function useDayLabel(date: Date): string {
  const t = useTexts('chat');
  const format = useFormat();
  const day = format.date(date, 'medium');
  const now = new Date();
  if (day === format.date(now, 'medium')) return t('chat.timeline.today');
  if (day === format.date(new Date(now.getTime() - dayMs), 'medium')) {
    return t('chat.timeline.yesterday');
  }
  return date.getFullYear() === now.getFullYear()
    ? format.date(date, 'weekday')
    : format.date(date, 'long');
}
