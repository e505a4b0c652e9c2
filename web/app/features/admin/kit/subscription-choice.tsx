import { useTexts } from '../../../lib/texts.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';

export type SubscriptionHandling = 'keep' | 'paidUntil' | 'now';

const handlingOptions: readonly SubscriptionHandling[] = ['now', 'paidUntil', 'keep'];

type SubscriptionChoiceProps = {
  value: SubscriptionHandling | '';
  isInvalid: boolean;
  onChoose: (fate: SubscriptionHandling) => void;
};

/** What happens to a subscription that would keep charging; nothing is preselected. */
export function SubscriptionChoice({ value, isInvalid, onChoose }: SubscriptionChoiceProps) {
  const t = useTexts('admin');
  return (
    <RadioGroup
      name="subscription"
      legend={t('admin.subscriptionFate.label')}
      help={t('admin.subscriptionFate.help')}
      error={isInvalid ? t('admin.subscriptionFate.missing') : undefined}
      value={value}
      onValueChange={(chosen) => {
        const fate = handlingOptions.find((known) => known === chosen);
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
