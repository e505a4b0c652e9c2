import type { AdminOrder, OrderEventKind } from '@danube/contract/checkout/orders.schemas.ts';
import { useTexts } from '../../../../lib/texts.tsx';
import { DateDisplay } from '../../../../ui/date-display.tsx';
import { MoneyDisplay } from '../../../../ui/money-display.tsx';
import { Section } from '../../kit/section.tsx';
import { eventTexts } from '../sales-names.ts';

const problemEvents: ReadonlySet<OrderEventKind> = new Set([
  'paymentFailed',
  'held',
  'refundFailed',
  'disputeOpened',
  'disputeLost',
]);

/** The order's history, oldest first. */
export function OrderTimeline({ order }: { order: AdminOrder }) {
  const t = useTexts('sales');
  const events = order.events.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  return (
    <Section title={t('sales.timeline')}>
      <ol className="grid border-s border-rule-strong ps-5">
        {events.map((event) => (
          <li
            key={`${event.kind} ${event.at.toISOString()} ${event.amount}`}
            className="relative grid gap-0.5 pb-5 text-sm last:pb-0"
          >
            <span
              aria-hidden="true"
              className={`absolute -start-5 top-1.5 size-2.5 -translate-x-1/2 rounded-full border-2 border-paper rtl:translate-x-1/2 ${problemEvents.has(event.kind) ? 'bg-fall' : 'bg-river'}`}
            />
            <span className="flex flex-wrap justify-between gap-x-4">
              <span className="font-[560]">{t(eventTexts[event.kind])}</span>
              {event.amount === null ? null : <MoneyDisplay amount={event.amount} />}
            </span>
            <span className="flex flex-wrap gap-x-3 text-xs text-ink-3">
              <DateDisplay instant={event.at} style="moment" />
              <span>{event.by ?? t('sales.bySystem')}</span>
            </span>
            {event.note ? (
              <span className="[overflow-wrap:anywhere] text-ink-2">{event.note}</span>
            ) : null}
          </li>
        ))}
      </ol>
    </Section>
  );
}
