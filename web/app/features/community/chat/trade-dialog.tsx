import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import { CandlestickChart } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { MessageInput } from './message-input.ts';

const TradeForm = lazy(async () => ({
  default: (await import('./trade-form.tsx')).TradeForm,
}));

type TradeDialogProps = {
  like: Pick<TradeDraft, 'chart' | 'side'> | null;
  onSend: (composed: MessageInput) => void;
};

/** Opens the chart to draw a trade on; downloaded only when it is opened. */
export function TradeDialog({ like, onSend }: TradeDialogProps) {
  const t = useTexts('chat');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <IconButton
        label={t(like ? 'chat.trade.yours' : 'chat.trade.draw')}
        onClick={() => setOpen(true)}
      >
        <CandlestickChart aria-hidden="true" />
      </IconButton>
      {isOpen ? (
        <Suspense fallback={null}>
          <TradeForm like={like} onSend={onSend} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
