import { type ChatTrade, toTradeTask } from '@danube/contract/community/chat-trade.ts';
import type { Message } from '@danube/contract/community/community.schemas.ts';
import { useTexts } from '../../../lib/texts.tsx';
import { useFormat } from '../../../lib/use-format.tsx';
import { type Column, Table } from '../../../ui/table.tsx';
import { digitsOf } from '../../learn/quiz/parse-number.ts';
import { useTradeFormat } from '../../learn/quiz/trade/use-trade-format.ts';

type Row = { readonly id: string; readonly name: string; readonly trade: ChatTrade };

/** The trades of a thread that were drawn on the same chart, next to each other. */
export function TradeComparison({ messages }: { messages: readonly Message[] }) {
  const t = useTexts('chat');
  const former = t('chat.message.former');
  const first = messages[0]?.trade;
  const rows = messages.flatMap(({ id, sender, trade }): Row[] =>
    first && trade?.chart === first.chart ? [{ id, trade, name: sender?.name ?? former }] : [],
  );
  const columns = useColumns();
  if (rows.length < 2) return null;
  return (
    <div className="mb-4 max-w-[52rem]">
      <h2 className="pb-2 text-sm font-semibold">{t('chat.trade.compare')}</h2>
      <Table
        caption={t('chat.trade.compare')}
        columns={columns}
        rows={rows}
        rowKey={({ id }) => id}
      />
    </div>
  );
}

function useColumns(): Column<Row>[] {
  const t = useTexts('chat');
  const words = useTradeFormat();
  const format = useFormat();
  const price = (value: number | null) =>
    value === null ? '–' : format.number(value, digitsOf(value));
  const measured = ({ trade }: Row) => words.measures(toTradeTask(trade), trade.drawn);
  return [
    { id: 'who', header: t('chat.trade.who'), cell: ({ name }) => name },
    {
      id: 'side',
      header: words.t('quiz.trade.side'),
      cell: ({ trade }) => words.t(trade.side === 'long' ? 'quiz.trade.long' : 'quiz.trade.short'),
    },
    {
      id: 'entry',
      header: words.t('quiz.trade.entry'),
      align: 'end',
      cell: ({ trade }) => price(trade.drawn.entry),
    },
    {
      id: 'stop',
      header: words.t('quiz.trade.stop'),
      align: 'end',
      cell: ({ trade }) => price(trade.drawn.stop),
    },
    {
      id: 'target',
      header: words.t('quiz.trade.target'),
      align: 'end',
      cell: ({ trade }) => price(trade.drawn.target),
    },
    {
      id: 'loss',
      header: words.t('quiz.trade.loss'),
      align: 'end',
      cell: (row) => measured(row).loss ?? '–',
    },
    {
      id: 'ratio',
      header: words.t('quiz.trade.rewardToRisk'),
      align: 'end',
      cell: (row) => measured(row).ratio ?? '–',
    },
    {
      id: 'rules',
      header: t('chat.trade.rules'),
      align: 'end',
      cell: ({ trade: { rules } }) =>
        `${rules.filter(({ isKept }) => isKept).length}/${rules.length}`,
    },
  ];
}
