import { useTexts } from '../../../lib/texts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

export type SubscriptionFate = 'keep' | 'paidUntil' | 'now';

const fates: readonly SubscriptionFate[] = ['now', 'paidUntil', 'keep'];

type SubscriptionChoiceProps = {
  value: SubscriptionFate | '';
  isWrong: boolean;
  onChoose: (fate: SubscriptionFate) => void;
};

/** What becomes of a subscription that would go on charging; nothing is chosen beforehand. */
export function SubscriptionChoice({ value, isWrong, onChoose }: SubscriptionChoiceProps) {
  const t = useTexts('admin');
  return (
    <RadioGroup
      name="subscription"
      legend={t('admin.subscriptionFate.label')}
      help={t('admin.subscriptionFate.help')}
      error={isWrong ? t('admin.subscriptionFate.missing') : undefined}
      value={value}
      onValueChange={(chosen) => {
        const fate = fates.find((known) => known === chosen);
        if (fate) onChoose(fate);
      }}
      options={[
        { value: 'now', label: t('admin.subscriptionFate.now') },
        { value: 'paidUntil', label: t('admin.subscriptionFate.paidUntil') },
        { value: 'keep', label: t('admin.subscriptionFate.keep') },
      ]}
    />
  );
}
