import type { TradeDraft } from '@danube/contract/community/chat-trade.ts';
import { maxMessageLength } from '@danube/contract/community/community.schemas.ts';
import { practiceCharts } from '@danube/contract/community/practice-charts.ts';
import { useMemo } from 'react';
import { useTexts } from '../../../lib/texts.tsx';
import { Field, FieldError } from '../../../ui/field.tsx';
import { FormDialog } from '../../../ui/form/form-dialog.tsx';
import { useDialogForm } from '../../../ui/form/use-dialog-form.ts';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { noTrade } from '../../learn/quiz/trade/trade-lines.ts';
import { TradeQuestion } from '../../learn/quiz/trade/trade-question.tsx';
import type { MessageInput } from './message-input.ts';
import { practiceQuestion } from './practice-question.ts';
import { chartTexts } from './trade-texts.ts';

type TradeFormProps = {
  like: Pick<TradeDraft, 'chart' | 'side'> | null;
  onSend: (composed: MessageInput) => void;
  onClose: () => void;
};

/** A trade plan on a practice chart, with its reasoning. */
export function TradeForm({ like, onSend, onClose }: TradeFormProps) {
  const t = useTexts('chat');
  const quiz = useTexts('quiz');
  const form = useDialogForm({
    defaultOpen: true,
    onOpenChange: (isOpen) => (isOpen ? undefined : onClose()),
    defaultValues: (): TradeDraft & { text: string } => ({
      ...(like ?? { chart: 'dax', side: 'long' }),
      drawn: noTrade,
      text: '',
    }),
    validate: ({ drawn, text }) => [
      ...(drawn.entry === null ? ['drawn' as const] : []),
      ...(text.trim() === '' ? ['text' as const] : []),
    ],
    async onSubmit({ text, ...trade }) {
      onSend({ text: text.trim(), mentions: [], trade, picture: null });
    },
  });
  const { chart, side, drawn, text } = form.values;
  const question = useMemo(() => practiceQuestion({ chart, side }), [chart, side]);
  return (
    <FormDialog
      form={form}
      size="medium"
      title={t(like ? 'chat.trade.yours' : 'chat.trade.draw')}
      description={t('chat.trade.intro')}
      confirmLabel={t('chat.trade.send')}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={t('chat.trade.chart')}>
          <Select
            value={chart}
            onChange={({ target }) => {
              const next = practiceCharts.find((each) => each === target.value);
              if (next) form.setValues({ chart: next, drawn: noTrade });
            }}
          >
            {practiceCharts.map((each) => (
              <option key={each} value={each}>
                {t(chartTexts[each])}
              </option>
            ))}
          </Select>
        </Field>
        <Field label={quiz('quiz.trade.side')}>
          <Select
            value={side}
            onChange={({ target }) =>
              form.setValues({ side: target.value === 'short' ? 'short' : 'long' })
            }
          >
            <option value="long">{quiz('quiz.trade.long')}</option>
            <option value="short">{quiz('quiz.trade.short')}</option>
          </Select>
        </Field>
      </div>
      <div data-invalid={form.isInvalid('drawn') ? '' : undefined} className="@container">
        {/* Above the chart: below it would be out of view. */}
        {form.isInvalid('drawn') ? <FieldError>{t('chat.trade.entryMissing')}</FieldError> : null}
        <TradeQuestion
          question={question}
          answer={{ type: 'trade', trade: drawn }}
          onAnswer={(answer) =>
            form.setValues({ drawn: answer?.type === 'trade' ? answer.trade : noTrade })
          }
        />
      </div>
      <Field
        label={t('chat.trade.idea')}
        error={form.isInvalid('text') ? t('chat.trade.ideaMissing') : undefined}
      >
        <TextArea
          rows={2}
          value={text}
          maxLength={maxMessageLength}
          onChange={({ target }) => form.setValues({ text: target.value })}
        />
      </Field>
    </FormDialog>
  );
}
