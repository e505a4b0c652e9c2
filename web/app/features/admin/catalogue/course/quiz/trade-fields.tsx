import {
  type TradeKey,
  tradeKeySchema,
} from '@danube/contract/catalogue/draft/question-key.schemas.ts';
import { useTexts } from '../../../../../lib/texts.tsx';
import { Field } from '../../../../../ui/field.tsx';
import { Select } from '../../../../../ui/select.tsx';
import { BarsField } from './bars-field.tsx';
import { NumberField } from './number-field.tsx';

type TradeFieldsProps = { task: TradeKey; writeKey: (task: TradeKey) => void };

/** A chart to draw a trade into, and the risk rules for grading. */
export function TradeFields({ task, writeKey }: TradeFieldsProps) {
  const t = useTexts('editor');
  const { account, pointValue, maxRisk, minRewardToRisk } = tradeKeySchema.shape;
  const write = (part: Partial<TradeKey>) => writeKey({ ...task, ...part });
  return (
    <div className="grid gap-4">
      <p className="type-small">{t('editor.quiz.tradeHelp')}</p>
      <div className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
        <Field label={t('editor.quiz.side')}>
          <Select
            value={task.side}
            onChange={(event) =>
              write({ side: event.currentTarget.value === 'short' ? 'short' : 'long' })
            }
          >
            <option value="long">{t('editor.quiz.sides.long')}</option>
            <option value="short">{t('editor.quiz.sides.short')}</option>
          </Select>
        </Field>
        <NumberField
          label={t('editor.quiz.account')}
          value={task.account}
          limits={account}
          onChange={(value) => write({ account: value })}
        />
        <NumberField
          label={t('editor.quiz.pointValue')}
          help={t('editor.quiz.pointValueHelp')}
          value={task.pointValue}
          limits={pointValue}
          onChange={(value) => write({ pointValue: value })}
        />
        <NumberField
          label={t('editor.quiz.maxRisk')}
          value={task.maxRisk}
          limits={maxRisk}
          onChange={(value) => write({ maxRisk: value })}
        />
        <NumberField
          label={t('editor.quiz.minRewardToRisk')}
          help={t('editor.quiz.minRewardToRiskHelp')}
          value={task.minRewardToRisk}
          limits={minRewardToRisk}
          onChange={(value) => write({ minRewardToRisk: value })}
        />
      </div>
      <BarsField bars={task.bars} onChange={(bars) => write({ bars })} />
    </div>
  );
}
